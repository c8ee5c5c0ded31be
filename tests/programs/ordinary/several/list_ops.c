//@ truth: false
//@ args:
//@ args: pop
//@ args: drop all
//@ expect[auto]: false
/* A list whose operations are each wrong in their own way. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node { int v; struct node *next; };

static struct node *push(struct node *l, int v)
{
    struct node *n = malloc(sizeof *n); //~ VIOLATION leak

    if (!n)
        exit(1);
    n->v = v;
    n->next = l;
    return n;
}

static struct node *pop(struct node *l)
{
    free(l);
    return l->next; //~ VIOLATION use-after-free
}

static int second(const struct node *l)
{
    l = l->next;
    return l->v; //~ VIOLATION null-dereference
}

int main(int argc, char **argv)
{
    struct node *l = push(push(NULL, 1), 2);

    if (argc > 1 && strcmp(argv[1], "pop") == 0)
        l = pop(l);
    if (argc > 2 && l) {
        free(l->next);
        l->next = NULL;
        printf("%d\n", second(l));
    }
    printf("%d\n", l ? l->v : 0);
    free(l);
    return 0;
}
