//@ truth: false
//@ args: a b c d e f g
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

#define MAX_WORDS 6

static int compare(const char *a, const char *b)
{
    size_t la = strlen(a), lb = strlen(b);
    return (la > lb) - (la < lb);
}

int main(int argc, char *argv[])
{
    const char *words[MAX_WORDS];
    int n = 0, i, j;

    for (i = 1; i < argc; i++)
        words[n++] = argv[i]; //~ VIOLATION out-of-bounds-write
    for (i = 1; i < n; i++) {
        const char *w = words[i];
        for (j = i; j > 0 && compare(words[j - 1], w) > 0; j--)
            words[j] = words[j - 1];
        words[j] = w;
    }
    for (i = 0; i < n; i++)
        printf("%s\n", words[i]);
    return 0;
}
