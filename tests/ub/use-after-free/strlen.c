#include <stdlib.h>
#include <string.h>
int main(void) {
    char *s = malloc(8);
    strcpy(s, "text");
    int n = (int)strlen(s);
    free(s);
    n += (int)strlen(s); //~ use-after-free
    return n;
}
