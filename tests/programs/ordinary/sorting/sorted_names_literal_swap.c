//@ truth: false
//@ expect[auto]: false
/* Sorts the letters of a word, in place: fine for arrays, not for literals. */
#include <stdio.h>
#include <string.h>

static char *sort_letters(char *w)
{
    size_t n = strlen(w);

    for (size_t i = 0; i + 1 < n; i++) {
        for (size_t j = i + 1; j < n; j++) {
            if (w[j] < w[i]) {
                char t = w[i];
                w[i] = w[j]; //~ VIOLATION write-to-literal
                w[j] = t;
            }
        }
    }
    return w;
}

int main(void)
{
    char first[] = "listen";
    char *second = "silent";
    int same;

    same = strcmp(sort_letters(first), sort_letters(second)) == 0;
    printf("anagrams: %s\n", same ? "yes" : "no");
    return !same;
}
