//@ truth: false
//@ expect[auto]: false
/* A signed hash makes a negative bucket. */
#include <stdio.h>
#include <string.h>

#define SIZE 13

static const char *slot[SIZE];

static int hash(const char *s)
{
    int h = 7;

    while (*s)
        h = (h * 31 + *s++) % 1009 - 504;
    return h % SIZE;
}

static int insert(const char *word)
{
    int h = hash(word);
    int tries;

    for (tries = 0; tries < SIZE; tries++) {
        if (slot[h] == NULL) { //~ VIOLATION out-of-bounds-read
            slot[h] = word;
            return h;
        }
        if (strcmp(slot[h], word) == 0)
            return h;
        h = (h + 1) % SIZE;
    }
    return -1;
}

int main(void)
{
    const char *words[] = { "auto", "break", "case", "char", "const", "continue" };
    int i;

    for (i = 0; i < 6; i++)
        printf("%-8s in slot %d\n", words[i], insert(words[i]));
    return 0;
}
