//@ truth: true
//@ expect[auto]: true
/* Kernel style circular list with a sentinel. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

struct list_head {
    struct list_head *next, *prev;
};

#define container_of(ptr, type, member) ((type *)((char *)(ptr) - offsetof(type, member)))
#define list_for_each(pos, head) for (pos = (head)->next; pos != (head); pos = pos->next)

struct job {
    int id;
    struct list_head link;
};

static void list_add_tail(struct list_head *entry, struct list_head *head)
{
    entry->prev = head->prev;
    entry->next = head;
    head->prev->next = entry;
    head->prev = entry;
}

static void list_del(struct list_head *entry)
{
    entry->prev->next = entry->next;
    entry->next->prev = entry->prev;
}

int main(void)
{
    struct list_head jobs = { &jobs, &jobs };
    struct list_head *pos;
    int i, total = 0;

    for (i = 1; i <= 4; i++) {
        struct job *j = malloc(sizeof(*j));
        if (!j)
            break;
        j->id = i * 10;
        list_add_tail(&j->link, &jobs);
    }
    list_for_each(pos, &jobs)
        total += container_of(pos, struct job, link)->id;
    printf("total %d\n", total);

    while (jobs.next != &jobs) {
        struct job *j = container_of(jobs.next, struct job, link);
        list_del(&j->link);
        free(j);
    }
    return 0;
}
