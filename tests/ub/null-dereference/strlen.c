#include <string.h>
#include <stddef.h>
int main(void) {
    const char *s = "x";
    int n = (int)strlen(s);
    s = strchr(s, 'y');
    n += (int)strlen(s); //~ null-dereference
    return n;
}
