//@ truth: false
//@ args: a5b9c3
//@ expect[auto]: false
/* Decodes "a3b1"; the output is taken to be large enough. */
#include <ctype.h>
#include <stdio.h>

static char out[16];

static int decode(const char *in)
{
    int n = 0;

    while (in[0] != '\0' && in[1] != '\0') {
        int run = isdigit((unsigned char)in[1]) ? in[1] - '0' : 1;
        while (run-- > 0)
            out[n++] = in[0]; //~ VIOLATION out-of-bounds-write
        in += 2;
    }
    return n;
}

int main(int argc, char **argv)
{
    int n;

    if (argc < 2) {
        n = decode("x2y3");
    } else {
        n = decode(argv[1]);
    }
    printf("%.*s\n", n, out);
    return 0;
}
