//@ truth: false
//@ expect[auto]: false
/* Lines joined by a builder; a bad one returns without freeing. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join_numbers(const char *const *in, int n)
{
    char *out = malloc(1); //~ VIOLATION leak
    size_t len = 0;

    if (!out)
        return NULL;
    out[0] = '\0';
    for (int i = 0; i < n; i++) {
        char *bigger;
        if (in[i][0] < '0' || in[i][0] > '9')
            return NULL;
        bigger = realloc(out, len + strlen(in[i]) + 1);
        if (!bigger) {
            free(out);
            return NULL;
        }
        out = bigger;
        strcpy(out + len, in[i]);
        len += strlen(in[i]);
    }
    return out;
}

int main(void)
{
    static const char *const good[] = { "12", "345" };
    static const char *const bad[] = { "x1", "2" };
    char *s;

    s = join_numbers(good, 2);
    if (s)
        puts(s);
    free(s);
    s = join_numbers(bad, 2);
    if (s)
        puts(s);
    free(s);
    return 0;
}
