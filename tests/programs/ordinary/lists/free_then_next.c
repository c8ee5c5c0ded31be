//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

typedef struct Item {
    int id;
    struct Item *next;
} Item;

static Item *push(Item *head, int id)
{
    Item *it = (Item *)malloc(sizeof(Item));
    if (it == NULL) {
        exit(1);
    }
    it->id = id;
    it->next = head;
    return it;
}

static void clear(Item *head)
{
    Item *it;
    for (it = head; it != NULL; it = it->next) { //~ VIOLATION use-after-free
        free(it);
    }
}

int main(void)
{
    Item *list = NULL;
    int sum = 0;

    list = push(list, 1);
    list = push(list, 2);
    list = push(list, 3);
    for (Item *it = list; it; it = it->next)
        sum += it->id;
    printf("sum %d\n", sum);
    clear(list);
    return 0;
}
