/* A list is built, reversed in place, printed and freed.
 *
 * Expect: `carve run` prints "5 4 3 2 1" and ends with status 0: no undefined
 * behaviour, nothing leaked. */
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = list;
    return node;
}

static struct node *reverse(struct node *list) {
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

int main(void) {
    struct node *list = NULL;
    for (int i = 5; i >= 1; i--) {
        list = push(list, i);
    }
    list = reverse(list);
    while (list) {
        struct node *next = list->next;
        printf(next ? "%d " : "%d\n", list->value);
        free(list);
        list = next;
    }
    return 0;
}
