//@ truth: false
//@ args: one two three
//@ expect[auto]: false
/* Joins the arguments; nobody counted the commas. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join(int n, char **texts)
{
    size_t length = 0;
    char *all, *end;

    for (int i = 0; i < n; i++)
        length += strlen(texts[i]);
    all = malloc(length + 1);
    if (all == NULL)
        return NULL;
    end = all;
    for (int i = 0; i < n; i++) {
        for (const char *p = texts[i]; *p != '\0'; p++)
            *end++ = *p; //~ VIOLATION out-of-bounds-write
        if (i + 1 < n)
            *end++ = ','; //~ VIOLATION out-of-bounds-write
    }
    *end = '\0'; //~ VIOLATION out-of-bounds-write
    return all;
}

int main(int argc, char **argv)
{
    char *all = join(argc - 1, argv + 1);

    if (all == NULL)
        return 1;
    puts(all);
    free(all);
    return 0;
}
