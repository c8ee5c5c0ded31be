//@ truth: false
//@ args: x
//@ args: x y
//@ expect[auto]: false
/* Frees twice with one argument, the wrong pointer with two. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
    char *base;
    char *cursor;
};

static int buffer_init(struct buffer *b, size_t n)
{
    b->base = malloc(n);
    b->cursor = b->base;
    return b->base ? 0 : -1;
}

static void put(struct buffer *b, const char *s)
{
    size_t n = strlen(s);

    memcpy(b->cursor, s, n);
    b->cursor += n;
}

int main(int argc, char **argv)
{
    struct buffer b;

    (void)argv;
    if (buffer_init(&b, 16) < 0)
        return 1;
    put(&b, "hello, ");
    put(&b, "world");
    printf("%.*s\n", (int)(b.cursor - b.base), b.base);
    if (argc > 2) {
        free(b.cursor); //~ VIOLATION invalid-free
        return 2;
    }
    free(b.base);
    if (argc > 1)
        free(b.base); //~ VIOLATION double-free
    return 0;
}
