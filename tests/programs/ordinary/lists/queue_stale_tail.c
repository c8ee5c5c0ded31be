//@ truth: false
//@ expect[auto]: false
/* A queue: after the last element was taken, `tail` still leads to it. */
#include <stdio.h>
#include <stdlib.h>

struct msg {
    int code;
    struct msg *next;
};

static struct msg *head, *tail;

static void put(int code)
{
    struct msg *m = malloc(sizeof *m);

    if (!m)
        return;
    m->code = code;
    m->next = NULL;
    if (tail)
        tail->next = m; //~ VIOLATION use-after-free
    else
        head = m;
    tail = m;
}

static int get(int *code)
{
    struct msg *m = head;

    if (!m)
        return 0;
    *code = m->code;
    head = m->next;
    free(m);
    return 1;
}

int main(void)
{
    int code;

    put(10);
    put(20);
    while (get(&code))
        printf("got %d\n", code);
    put(30);
    while (get(&code))
        printf("got %d\n", code);
    return 0;
}
