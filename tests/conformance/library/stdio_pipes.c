//@ stdin: "ab"
/* Streams that cannot be positioned. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>

int main(void) {
    errno = 0;
    printf("%d %d\n", fseek(stdin, 0, SEEK_SET), errno == ESPIPE);
    printf("%d %ld\n", fseeko(stdin, 0, SEEK_SET), ftell(stdin));
    printf("%ld\n", (long)ftello(stdin));
    rewind(stdin);
    printf("%d\n", getchar());
    return 0;
}
