//@ truth: false
//@ expect[auto]: false
/* The caller's head still leads to the removed element. */
#include <stdio.h>
#include <stdlib.h>

struct task {
    int prio;
    struct task *next;
};

static struct task *new_task(int prio, struct task *next)
{
    struct task *t = malloc(sizeof(*t));

    if (!t)
        abort();
    t->prio = prio;
    t->next = next;
    return t;
}

static void remove_task(struct task *head, int prio)
{
    struct task *prev = NULL;

    while (head && head->prio != prio) {
        prev = head;
        head = head->next;
    }
    if (!head)
        return;
    if (prev)
        prev->next = head->next;
    free(head);
}

int main(void)
{
    struct task *queue = new_task(1, new_task(5, new_task(9, NULL)));

    remove_task(queue, 5);
    printf("%d\n", queue->prio);
    remove_task(queue, 1);
    while (queue) {
        struct task *next = queue->next; //~ VIOLATION use-after-free
        free(queue);
        queue = next;
    }
    return 0;
}
