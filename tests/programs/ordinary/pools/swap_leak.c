//@ truth: false
//@ args: x
//@ expect[auto]: false
/* Two buffers are swapped; with an argument the pointer is overwritten first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    char *front;
    char *back;
};

static void flip(struct pair *p, int redraw)
{
    char *t = p->front;

    if (redraw)
        p->front = p->back;
    else {
        p->front = p->back;
        p->back = t;
    }
}

int main(int argc, char **argv)
{
    struct pair p;

    (void)argv;
    p.front = malloc(16); //~ VIOLATION leak
    p.back = malloc(16);
    if (!p.front || !p.back) {
        free(p.front);
        free(p.back);
        return 1;
    }
    memset(p.front, 'f', 16);
    memset(p.back, 'b', 16);
    flip(&p, argc > 1);
    putchar(p.front[3]);
    putchar('\n');
    if (p.front != p.back)
        free(p.front);
    free(p.back);
    return 0;
}
