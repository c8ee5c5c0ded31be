#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *m = malloc(6);
    strcpy(m, "hello");
    printf("%s\n", m);
    free(m);
    m = malloc(6);
    strcpy(m, "again");
    printf("%s\n", m);
    free(m);
    printf("%s\n", m); //~ use-after-free
    return 0;
}
