//@ truth: false
//@ expect[auto]: false
/* Removes doubled blanks. */
#include <stdio.h>
#include <string.h>

static void squeeze(char *s)
{
    char *p = s;

    while (*p) {
        if (p[0] == ' ' && p[1] == ' ')
            strcpy(p, p + 1); //~ VIOLATION overlapping-copy
        else
            p++;
    }
}

int main(void)
{
    char text[40];

    strcpy(text, "no");
    strcat(text, "  news  is good news");
    squeeze(text);
    printf("<%s>\n", text);
    return 0;
}
