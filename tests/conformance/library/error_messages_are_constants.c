#include <stdio.h>
#include <string.h>
int main(void) {
    char *one = strerror(1), *other = strerror(2);
    printf("%s, %s, %d\n", one, other, strerror(1) == one);
    return 0;
}
