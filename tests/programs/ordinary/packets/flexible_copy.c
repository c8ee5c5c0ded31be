//@ truth: false
//@ expect[auto]: false
/* The header's size does not include the flexible array. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct frame {
    unsigned len;
    char data[];
};

static struct frame *frame_new(const char *text)
{
    unsigned len = (unsigned)strlen(text);
    struct frame *f = malloc(sizeof(struct frame) + len);

    if (f == NULL)
        exit(1);
    f->len = len;
    memcpy(f->data, text, len);
    return f;
}

static struct frame *frame_clone(const struct frame *f)
{
    struct frame *g = malloc(sizeof *g);

    if (g == NULL)
        exit(1);
    g->len = f->len;
    memcpy(g->data, f->data, f->len); //~ VIOLATION out-of-bounds-write
    return g;
}

int main(void)
{
    struct frame *f = frame_new("ping");
    struct frame *g = frame_clone(f);

    printf("%.*s\n", (int)g->len, g->data);
    free(g);
    free(f);
    return 0;
}
