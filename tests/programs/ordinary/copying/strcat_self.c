//@ truth: false
//@ expect[auto]: false
/* Doubles a word with strcat. */
#include <stdio.h>
#include <string.h>

static void plural(char *word, size_t size, int doubled)
{
    if (strlen(word) * 2 + 1 > size)
        return;
    if (doubled)
        strcat(word, word); //~ VIOLATION overlapping-copy
    else
        strcat(word, "s");
}

int main(void)
{
    char first[16] = "cat";
    char second[16] = "orang";

    plural(first, sizeof first, 0);
    puts(first);
    plural(second, sizeof second, 1);
    puts(second);
    return 0;
}
