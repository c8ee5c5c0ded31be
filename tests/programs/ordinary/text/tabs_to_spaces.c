//@ truth: true
//@ expect[auto]: unknown
#include <stdio.h>

#define TAB 4
#define MAX 64

/* Returns the length, or -1 if the result does not fit. */
static int detab(const char *in, char *out)
{
    int n = 0;

    for (; *in; in++) {
        if (*in == '\t') {
            do {
                if (n >= MAX - 1)
                    return -1;
                out[n++] = ' ';
            } while (n % TAB != 0);
        } else {
            if (n >= MAX - 1)
                return -1;
            out[n++] = *in;
        }
    }
    out[n] = '\0';
    return n;
}

int main(int argc, char **argv)
{
    char line[MAX];
    int n = detab(argc > 1 ? argv[1] : "a\tbc\tdef\tghij\tk", line);

    if (n < 0) {
        fputs("line too long\n", stderr);
        return 1;
    }
    printf("%d:%s\n", n, line);
    return 0;
}
