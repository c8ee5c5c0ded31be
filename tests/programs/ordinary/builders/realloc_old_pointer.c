//@ truth: false
//@ expect[auto]: false
/* A pointer into the buffer is kept across realloc. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *buf;
static size_t used, size;

static char *append(const char *s)
{
    size_t n = strlen(s) + 1;
    char *start;

    if (used + n > size) {
        char *bigger = realloc(buf, size + 16);
        if (!bigger)
            exit(1);
        buf = bigger;
        size += 16;
    }
    start = buf + used;
    memcpy(start, s, n);
    used += n;
    return start;
}

int main(void)
{
    const char *first = append("january");
    const char *second = append("feb");
    const char *third = append("march");

    printf("%s %s\n", second, third); //~ VIOLATION use-after-free
    printf("%c\n", first[0]);
    free(buf);
    return 0;
}
