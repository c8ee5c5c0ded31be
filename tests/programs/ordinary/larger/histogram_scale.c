//@ truth: false
//@ expect[auto]: false
/* Draws a histogram; the logarithmic scale of an empty class is minus infinity. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#define CLASSES 5
#define HEIGHT 6

static const double samples[] = { 0.5, 1.7, 1.2, 3.3, 4.9, 4.1, 1.1, 0.2 };

struct histogram {
    unsigned count[CLASSES];
    int bar[CLASSES];
};

static void collect(struct histogram *h, const double *v, size_t n)
{
    memset(h, 0, sizeof *h);
    for (size_t i = 0; i < n; i++) {
        int c;
        if (!(v[i] >= 0.0 && v[i] < CLASSES))
            continue;
        c = (int)v[i];
        h->count[c]++;
    }
}

static void scale_linear(struct histogram *h)
{
    for (int c = 0; c < CLASSES; c++)
        h->bar[c] = h->count[c] > HEIGHT ? HEIGHT : (int)h->count[c];
}

static void scale_log(struct histogram *h)
{
    for (int c = 0; c < CLASSES; c++)
        h->bar[c] = (int)(log2(h->count[c]) * 2 + 1); //~ VIOLATION float-conversion
}

static void draw(const struct histogram *h)
{
    for (int row = HEIGHT; row > 0; row--) {
        for (int c = 0; c < CLASSES; c++)
            putchar(h->bar[c] >= row ? '#' : ' ');
        putchar('\n');
    }
    puts("-----");
}

int main(void)
{
    struct histogram h;

    collect(&h, samples, sizeof samples / sizeof samples[0]);
    scale_linear(&h);
    draw(&h);
    scale_log(&h);
    draw(&h);
    return 0;
}
