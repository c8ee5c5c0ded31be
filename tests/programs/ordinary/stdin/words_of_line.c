//@ truth: false
//@ stdin: one two three four five\n
//@ expect[auto]: false
/* Splits a line into words and prints them backwards. */
#include <stdio.h>
#include <string.h>

#define MOST 4

int main(void)
{
    char line[64];
    char *words[MOST];
    int n = 0;

    if (fgets(line, sizeof line, stdin) == NULL)
        return 1;
    for (char *word = strtok(line, " \n"); word != NULL; word = strtok(NULL, " \n"))
        words[n++] = word; //~ VIOLATION out-of-bounds-write
    while (n > 0)
        puts(words[--n]);
    return 0;
}
