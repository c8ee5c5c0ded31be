//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static int insert(struct node **head, int value)
{
    struct node *n = malloc(sizeof *n);

    if (!n)
        return -1;
    while (*head && (*head)->value < value)
        head = &(*head)->next;
    n->value = value;
    n->next = *head;
    *head = n;
    return 0;
}

static void destroy(struct node *head)
{
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}

int main(void)
{
    static const int input[] = { 5, 3, 9, 1, 7 };
    struct node *list = NULL;
    int last = -1, ok = 1;

    for (size_t i = 0; i < sizeof input / sizeof input[0]; i++) {
        if (insert(&list, input[i]) < 0) {
            destroy(list);
            return 1;
        }
    }
    for (struct node *n = list; n; n = n->next) {
        printf("%d ", n->value);
        ok = ok && n->value > last;
        last = n->value;
    }
    printf("\n");
    destroy(list);
    return ok ? 0 : 1;
}
