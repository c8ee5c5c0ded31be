//@ truth: false
//@ expect[auto]: false
/* strcat into memory fresh from malloc. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *repeat(const char *s, int n)
{
    char *out = malloc(strlen(s) * (size_t)n + 1);

    if (!out)
        return NULL;
    for (int i = 0; i < n; i++)
        strcat(out, s); //~ VIOLATION uninitialised
    return out;
}

int main(void)
{
    char *line = repeat("-=", 10);

    if (line) {
        puts(line);
        free(line);
    }
    return 0;
}
