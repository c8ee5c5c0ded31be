/* A list that leaks: `remove_first` forgets to free the node it unlinks.
 *
 * Expect: the program ends normally with status 0, and `carve run` reports one
 * block that nothing points to any more. With --leaks=lost it also says where
 * the last reference went: when `list` is given a new value in `main`. */
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

static struct node *remove_first(struct node *list) {
    struct node *first = list;
    return first->next;
}

int main(void) {
    struct node *list = push(push(push(NULL, 3), 2), 1);
    list = remove_first(list);
    while (list) {
        struct node *next = list->next;
        printf("%d\n", list->value);
        free(list);
        list = next;
    }
    return 0;
}
