//@ leak
#include <stdlib.h>
#include <string.h>
static char *cache;
int main(void) {
    cache = malloc(8);
    strcpy(cache, "abc");
    int n = (int)strlen(cache);
    cache = NULL; //~ LEAK lost
    return n;
}
