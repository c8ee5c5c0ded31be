//@ truth: false
//@ expect[auto]: false
/* Reference counting: a copy of the pointer without a new reference. */
#include <stdio.h>
#include <stdlib.h>

struct image {
    int refs;
    int width, height;
};

static struct image *image_new(int w, int h)
{
    struct image *i = malloc(sizeof *i);

    if (!i)
        exit(1);
    i->refs = 1;
    i->width = w;
    i->height = h;
    return i;
}

static struct image *image_ref(struct image *i)
{
    i->refs++;
    return i;
}

static void image_unref(struct image *i)
{
    if (--i->refs == 0) //~ VIOLATION use-after-free
        free(i);
}

struct sprite {
    struct image *img;
    int x;
};

int main(void)
{
    struct sprite a = { image_new(16, 16), 0 };
    struct sprite b = { image_ref(a.img), 10 };
    struct sprite c = b;

    c.x = 20;
    printf("%d %d %d\n", a.img->width, b.x, c.x);
    image_unref(a.img);
    image_unref(b.img);
    image_unref(c.img);
    return 0;
}
