//@ truth: true
//@ expect[auto]: true
#include <math.h>
#include <stdio.h>

enum kind { CIRCLE, RECTANGLE, TRIANGLE };

struct shape {
    enum kind kind;
    union {
        struct { double radius; } circle;
        struct { double width, height; } rectangle;
        struct { double a, b, c; } triangle;
    } u;
};

static double area(const struct shape *s)
{
    double p;

    switch (s->kind) {
    case CIRCLE:
        return 3.14159265 * s->u.circle.radius * s->u.circle.radius;
    case RECTANGLE:
        return s->u.rectangle.width * s->u.rectangle.height;
    case TRIANGLE:
        p = (s->u.triangle.a + s->u.triangle.b + s->u.triangle.c) / 2;
        return sqrt(p * (p - s->u.triangle.a) * (p - s->u.triangle.b) * (p - s->u.triangle.c));
    }
    return 0;
}

int main(void)
{
    struct shape shapes[3] = {
        { CIRCLE, { .circle = { 1.0 } } },
        { RECTANGLE, { .rectangle = { 2.0, 3.5 } } },
        { TRIANGLE, { .triangle = { 3, 4, 5 } } },
    };
    double total = 0;

    for (int i = 0; i < 3; i++)
        total += area(&shapes[i]);
    printf("total area %.3f\n", total);
    return total > 0 ? 0 : 1;
}
