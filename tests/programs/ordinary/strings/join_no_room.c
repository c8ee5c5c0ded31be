//@ truth: false
//@ expect[auto]: false
/* Joins strings with a separator; the terminating zero was forgotten. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join(const char *const parts[], size_t n, const char *sep)
{
    size_t len = 0;
    char *out, *p;

    for (size_t i = 0; i < n; i++)
        len += strlen(parts[i]) + (i ? strlen(sep) : 0);
    out = malloc(len);
    if (!out)
        return NULL;
    p = out;
    for (size_t i = 0; i < n; i++) {
        size_t k;
        if (i) {
            k = strlen(sep);
            memcpy(p, sep, k);
            p += k;
        }
        k = strlen(parts[i]);
        memcpy(p, parts[i], k);
        p += k;
    }
    *p = '\0'; //~ VIOLATION out-of-bounds-write
    return out;
}

int main(void)
{
    static const char *const path[] = { "usr", "local", "bin" };
    char *s = join(path, sizeof path / sizeof path[0], "/");

    if (s) {
        printf("%s\n", s);
        free(s);
    }
    return 0;
}
