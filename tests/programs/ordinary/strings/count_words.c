//@ truth: true
//@ args: one two three
//@ expect[auto]: unknown
#include <stdio.h>
#include <stdlib.h>
#include <ctype.h>

struct counts {
    size_t chars;
    size_t words;
    size_t lines;
};

static struct counts count(const char *text)
{
    struct counts c = { 0, 0, 0 };
    int inside = 0;

    for (; *text; text++) {
        c.chars++;
        if (*text == '\n')
            c.lines++;
        if (isspace((unsigned char)*text)) {
            inside = 0;
        } else if (!inside) {
            inside = 1;
            c.words++;
        }
    }
    return c;
}

int main(int argc, char **argv)
{
    static const char text[] = "It was a dark\nand stormy night;\n";
    struct counts c = count(argc > 1 ? argv[1] : text);

    printf("%zu %zu %zu\n", c.lines, c.words, c.chars);
    if (c.words > c.chars)
        abort();
    return EXIT_SUCCESS;
}
