//@ truth: false
//@ args: green pink
//@ expect[auto]: false
/* Colours by name; -1 stands for one that is not known. */
#include <stdio.h>
#include <string.h>

enum colour { RED, GREEN, BLUE, COLOURS };

static const char *const name[COLOURS] = { "red", "green", "blue" };
static const int rgb[COLOURS] = { 0xff0000, 0x00ff00, 0x0000ff };

static int parse(const char *text)
{
    for (int c = RED; c < COLOURS; c++) {
        if (strcmp(text, name[c]) == 0)
            return c;
    }
    return -1;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        int c = parse(argv[i]);
        if (c >= COLOURS)
            return 1;
        printf("%06x\n", (unsigned)rgb[c]); //~ VIOLATION out-of-bounds-read
    }
    return 0;
}
