//@ truth: false
//@ expect[auto]: false
/* A backslash at the end of the text skips the terminating zero. */
#include <stdio.h>
#include <string.h>

static size_t unescape(const char *in, char *out)
{
    size_t n = 0;

    while (*in != '\0') { //~ VIOLATION out-of-bounds-read
        if (*in == '\\') {
            in++;
            out[n++] = *in == 'n' ? '\n' : *in == 't' ? '\t' : *in;
            in++;
        } else {
            out[n++] = *in++;
        }
    }
    out[n] = '\0';
    return n;
}

int main(void)
{
    static const char good[] = "tab\\tnew line\\n";
    static const char bad[] = "C:\\temp\\";
    char out[32];
    size_t n;

    n = unescape(good, out);
    printf("%zu %s", n, out);
    n = unescape(bad, out);
    printf("%zu %s\n", n, out);
    return strlen(out) == n ? 0 : 1;
}
