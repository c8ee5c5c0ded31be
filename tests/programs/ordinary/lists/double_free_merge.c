//@ truth: false
//@ expect[auto]: false
/* Two lists share their tail; both are freed. */
#include <stdio.h>
#include <stdlib.h>

struct n { int v; struct n *next; };

static struct n *mk(int v, struct n *next)
{
    struct n *x = malloc(sizeof *x);
    if (x == NULL)
        exit(EXIT_FAILURE);
    x->v = v;
    x->next = next;
    return x;
}

static struct n *append(struct n *a, struct n *b)
{
    struct n *p = a;

    if (a == NULL)
        return b;
    while (p->next != NULL)
        p = p->next;
    p->next = b;
    return a;
}

static void release(struct n **l)
{
    struct n *p = *l;
    struct n *q;

    *l = NULL;
    for (; p != NULL; p = q) {
        q = p->next;
        p->next = NULL;
        free(p);
    }
}

int main(void)
{
    struct n *evens = mk(2, mk(4, NULL));
    struct n *odd = mk(1, NULL);
    struct n *all = append(evens, odd);

    printf("%d %d %d\n", all->v, all->next->v, all->next->next->v);
    release(&all);
    free(odd); //~ VIOLATION double-free
    return 0;
}
