//@ truth: false
//@ expect[auto]: false
/* Truncating a list to its first n elements loses the others. */
#include <stdio.h>
#include <stdlib.h>

struct list {
    int data;
    struct list *rest;
};

struct list *range(int from, int to)
{
    struct list *head = NULL, **last = &head;

    for (int i = from; i <= to; i++) {
        struct list *l = malloc(sizeof(struct list)); //~ VIOLATION leak
        if (l == NULL)
            break;
        l->data = i;
        l->rest = NULL;
        *last = l;
        last = &l->rest;
    }
    return head;
}

void truncate_list(struct list *l, int n)
{
    while (l != NULL && --n > 0)
        l = l->rest;
    if (l != NULL)
        l->rest = NULL;
}

int main(void)
{
    struct list *l = range(1, 6);

    truncate_list(l, 4);
    while (l != NULL) {
        struct list *dead = l;
        printf("%d\n", l->data);
        l = l->rest;
        free(dead);
    }
    return 0;
}
