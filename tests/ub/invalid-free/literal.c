#include <stdlib.h>
#include <string.h>
int main(void) {
    char *d = strdup("ok");
    free(d);
    d = "literal";
    free(d); //~ invalid-free
    return 0;
}
