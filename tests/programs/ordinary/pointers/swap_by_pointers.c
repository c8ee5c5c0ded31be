//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <string.h>

static void swap(void *a, void *b, size_t n)
{
    unsigned char *p = a, *q = b;

    while (n-- > 0) {
        unsigned char t = *p;
        *p++ = *q;
        *q++ = t;
    }
}

static void rotate(int **a, int **b, int **c)
{
    int *t = *a;
    *a = *b;
    *b = *c;
    *c = t;
}

int main(void)
{
    double x = 1.5, y = -2.5;
    int one = 1, two = 2, three = 3;
    int *p = &one, *q = &two, *r = &three;

    swap(&x, &y, sizeof x);
    rotate(&p, &q, &r);
    *p += 10;
    printf("%.1f %.1f %d %d %d\n", x, y, *p, *q, *r);
    return two == 12 && x < y ? 0 : 1;
}
