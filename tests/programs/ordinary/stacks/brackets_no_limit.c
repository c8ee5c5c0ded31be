//@ truth: false
//@ args: (((((((((((())))))))))))
//@ expect[auto]: false
#include <stdio.h>

struct checker {
    int depth;
    char open[8];
};

static int feed(struct checker *c, char ch)
{
    switch (ch) {
    case '(':
    case '[':
        c->open[c->depth] = ch; //~ VIOLATION out-of-bounds-write
        c->depth++;
        return 1;
    case ')':
        return c->depth > 0 && c->open[--c->depth] == '(';
    case ']':
        return c->depth > 0 && c->open[--c->depth] == '[';
    default:
        return 1;
    }
}

int main(int argc, char *argv[])
{
    struct checker *c, state;
    const char *p;

    if (argc < 2)
        return 2;
    c = &state;
    c->depth = 0;
    for (p = argv[1]; *p; p++) {
        if (!feed(c, *p)) {
            printf("unexpected '%c'\n", *p);
            return 1;
        }
    }
    printf("%d left open\n", c->depth);
    return c->depth != 0;
}
