//@ truth: false
//@ args: x
//@ expect[auto]: false
/* Reversal that does not think of the empty list. */
#include <stdio.h>
#include <stdlib.h>

struct cell {
    char c;
    struct cell *next;
};

static struct cell *cons(char c, struct cell *next)
{
    struct cell *n = malloc(sizeof *n);
    if (n) {
        n->c = c;
        n->next = next;
    }
    return n;
}

static struct cell *reverse(struct cell *head)
{
    struct cell *done = head;
    struct cell *todo = head->next; //~ VIOLATION null-dereference

    done->next = NULL;
    while (todo) {
        struct cell *next = todo->next;
        todo->next = done;
        done = todo;
        todo = next;
    }
    return done;
}

int main(int argc, char **argv)
{
    struct cell *list = NULL;
    const char *p;

    for (p = argc > 1 ? argv[1] : "abc"; *p && p[1]; p++) {
        list = cons(*p, list);
        if (!list)
            return 1;
        break;
    }
    list = reverse(list);
    while (list) {
        struct cell *next = list->next;
        putchar(list->c);
        free(list);
        list = next;
    }
    putchar('\n');
    return 0;
}
