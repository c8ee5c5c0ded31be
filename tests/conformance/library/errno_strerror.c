#include <stdio.h>
#include <errno.h>
#include <string.h>
#include <stdlib.h>
#include <math.h>
int main(void) {
    errno = 0; printf("%d\n", errno); errno = ERANGE;
    printf("%d %d %d\n", errno == ERANGE, EDOM, ERANGE); puts(strerror(EDOM));
    puts(strerror(ENOENT)); puts(strerror(0)); errno = 0;
    strtol("99999999999999999999999", NULL, 10); printf("%d\n", errno == ERANGE);
    int *p = &errno; *p = 5; printf("%d\n", errno); errno = 0;
    FILE *f = fopen("/nonexistent/file", "r"); printf("%d %d\n", f == NULL, errno == ENOENT);
    return EINVAL;
}
