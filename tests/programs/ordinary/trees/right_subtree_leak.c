//@ truth: false
//@ expect[auto]: false
/* The expression tree's destructor forgets the right operands. */
#include <stdio.h>
#include <stdlib.h>

enum op { NUM, ADD, MUL };

struct expr {
    enum op op;
    int num;
    struct expr *l, *r;
};

static struct expr *make(enum op op, int num, struct expr *l, struct expr *r)
{
    struct expr *e = malloc(sizeof *e); //~ VIOLATION leak

    if (!e)
        exit(1);
    e->op = op;
    e->num = num;
    e->l = l;
    e->r = r;
    return e;
}

static int eval(const struct expr *e)
{
    switch (e->op) {
    case ADD:
        return eval(e->l) + eval(e->r);
    case MUL:
        return eval(e->l) * eval(e->r);
    default:
        return e->num;
    }
}

static void dispose(struct expr *e)
{
    if (e == NULL)
        return;
    dispose(e->l);
    free(e);
}

int main(void)
{
    struct expr *e = make(ADD, 0, make(NUM, 2, 0, 0),
                          make(MUL, 0, make(NUM, 3, 0, 0), make(NUM, 4, 0, 0)));

    printf("2 + 3 * 4 = %d\n", eval(e));
    dispose(e);
    return 0;
}
