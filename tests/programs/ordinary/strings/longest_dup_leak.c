//@ truth: false
//@ expect[auto]: false
/* Keeps a copy of the longest word; the shorter copies are lost. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    const char *words[] = { "a", "list", "of", "several", "words" };
    char *best = NULL;
    size_t i, len, best_len = 0;

    for (i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        len = strlen(words[i]);
        if (len > best_len) {
            best = malloc(len + 1); //~ VIOLATION leak
            if (best == NULL) {
                perror("malloc");
                return 1;
            }
            memcpy(best, words[i], len + 1);
            best_len = len;
        }
    }

    if (best != NULL) {
        printf("longest: %s\n", best);
        free(best);
    }
    return 0;
}
