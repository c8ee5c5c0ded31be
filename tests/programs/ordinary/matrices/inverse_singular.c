//@ truth: false
//@ expect[auto]: false
/* Inverts integer matrices by Cramer's rule; a singular one divides by zero. */
#include <stdio.h>

struct mat2 {
    int a, b, c, d;
};

static int det(const struct mat2 *m)
{
    return m->a * m->d - m->b * m->c;
}

static struct mat2 scaled_inverse(const struct mat2 *m, int scale)
{
    struct mat2 r;
    int f = scale / det(m); //~ VIOLATION division-by-zero

    r.a = m->d * f;
    r.b = -m->b * f;
    r.c = -m->c * f;
    r.d = m->a * f;
    return r;
}

int main(void)
{
    struct mat2 regular = { 2, 1, 1, 1 };
    struct mat2 singular = { 2, 4, 3, 6 };
    struct mat2 r;

    r = scaled_inverse(&regular, 100);
    printf("%d %d / %d %d\n", r.a, r.b, r.c, r.d);
    r = scaled_inverse(&singular, 100);
    printf("%d %d / %d %d\n", r.a, r.b, r.c, r.d);
    return 0;
}
