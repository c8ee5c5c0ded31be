#include <alloca.h>
#include <string.h>
static char *dup_(const char *s) { char *p = alloca(strlen(s) + 1); strcpy(p, s); return p; }
int main(void) {
    char *q = dup_("abc");
    return q[0]; //~ use-after-scope
}
