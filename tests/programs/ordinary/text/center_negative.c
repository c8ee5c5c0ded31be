//@ truth: false
//@ expect[auto]: false
/* Centres titles in a frame; a title wider than the frame makes the padding negative. */
#include <stdio.h>
#include <string.h>

enum { FRAME = 12 };

static void center(char *row, const char *title)
{
    int len = (int)strlen(title);
    int pad = (FRAME - len) / 2;
    int i;

    for (i = 0; i < FRAME; i++)
        row[i] = '.';
    row[FRAME] = '\0';
    for (i = 0; i < len; i++)
        row[pad + i] = title[i]; //~ VIOLATION out-of-bounds-write
}

int main(void)
{
    const char *titles[] = { "Intro", "Chapter one", "Index", "Acknowledgements" };
    char row[FRAME + 1];

    for (size_t t = 0; t < sizeof titles / sizeof titles[0]; t++) {
        center(row, titles[t]);
        printf("|%s|\n", row);
    }
    return 0;
}
