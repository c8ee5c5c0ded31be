#include <stdlib.h>
int main(void) {
    char *p = malloc(4);
    free(NULL);
    free(p);
    free(p); //~ double-free
    return 0;
}
