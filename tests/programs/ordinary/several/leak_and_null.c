//@ truth: false
//@ args:
//@ args: red
//@ expect[auto]: false
/* Loses a block in every run; and with an unknown name dereferences null. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct color { const char *name; unsigned rgb; };

static const struct color colors[] = { { "white", 0xffffff }, { "black", 0 } };

static const struct color *find(const char *name)
{
    for (int i = 0; i < 2; i++)
        if (strcmp(colors[i].name, name) == 0)
            return &colors[i];
    return NULL;
}

int main(int argc, char **argv)
{
    const struct color *c;
    unsigned *pixels;

    c = find(argc > 1 ? argv[1] : "white");
    printf("%06x\n", c->rgb); //~ VIOLATION null-dereference
    pixels = malloc(4 * sizeof *pixels); //~ VIOLATION leak
    if (!pixels)
        return 1;
    for (int i = 0; i < 4; i++)
        pixels[i] = c->rgb;
    printf("%x\n", pixels[3]);
    return 0;
}
