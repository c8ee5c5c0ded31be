//@ truth: false
//@ expect[auto]: false

/* A checksum by shifting a signed accumulator: it runs into the sign. */
#include <stdio.h>

static int mix(const char *s)
{
    int h = 17;

    while (*s != '\0') {
        h = (h << 5) + (*s - ' '); //~ VIOLATION bad-shift
        s++;
    }
    return h;
}

int main(void)
{
    static const char *const names[] = { "a", "main", "checksum" };
    int i;

    for (i = 0; i < 3; i++)
        printf("%-10s %d\n", names[i], mix(names[i]));
    return 0;
}
