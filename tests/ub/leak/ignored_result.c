//@ leak
#include <stdlib.h>
#include <string.h>
static char *join(const char *a, const char *b) {
    char *r = malloc(strlen(a) + strlen(b) + 1);
    strcpy(r, a);
    return strcat(r, b);
}
int main(void) {
    char *x = join("a", "b");
    free(x);
    join("c", "d"); //~ LEAK lost
    return 0;
}
