//@ truth: true
//@ args: aaabccdddd
//@ expect[auto]: unknown
#include <stdio.h>
#include <string.h>

#define OUT 32

/* "aaab" becomes "a3b1"; runs have at most nine letters. */
static int encode(const char *in, char *out, size_t size)
{
    size_t n = 0;

    while (*in) {
        char c = *in;
        int run = 0;
        while (*in == c && run < 9) {
            in++;
            run++;
        }
        if (n + 3 > size)
            return -1;
        out[n++] = c;
        out[n++] = (char)('0' + run);
    }
    out[n] = '\0';
    return (int)n;
}

int main(int argc, char **argv)
{
    char out[OUT];
    int n = encode(argc > 1 ? argv[1] : "wwwwwwwwwwwwbwww", out, sizeof out);

    if (n < 0) {
        puts("too many runs");
        return 1;
    }
    printf("%s (%d)\n", out, n);
    return (size_t)n == strlen(out) ? 0 : 2;
}
