//@ truth: true
//@ args: pear apple fig
//@ expect[auto]: unknown
/* Sorts its arguments by selection; at most eight of them. */
#include <stdio.h>
#include <string.h>

#define MAX_WORDS 8

int main(int argc, char *argv[])
{
    const char *words[MAX_WORDS];
    int n = 0;

    for (int i = 1; i < argc && n < MAX_WORDS; i++)
        words[n++] = argv[i];

    for (int i = 0; i + 1 < n; i++) {
        int min = i;
        for (int j = i + 1; j < n; j++) {
            if (strcmp(words[j], words[min]) < 0)
                min = j;
        }
        if (min != i) {
            const char *t = words[i];
            words[i] = words[min];
            words[min] = t;
        }
    }
    for (int i = 0; i < n; i++)
        puts(words[i]);
    return 0;
}
