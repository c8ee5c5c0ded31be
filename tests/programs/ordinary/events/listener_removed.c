//@ truth: false
//@ expect[auto]: false
/* An observer unregisters itself while the list is walked. */
#include <stdio.h>
#include <stdlib.h>

struct listener {
    int (*notify)(int value);
    struct listener *next;
};

static struct listener *listeners;

static void subscribe(int (*notify)(int))
{
    struct listener *l = malloc(sizeof *l);

    if (l == NULL)
        exit(EXIT_FAILURE);
    l->notify = notify;
    l->next = listeners;
    listeners = l;
}

static void unsubscribe(int (*notify)(int))
{
    struct listener **p;

    for (p = &listeners; *p; p = &(*p)->next) {
        if ((*p)->notify == notify) {
            struct listener *dead = *p;
            *p = dead->next;
            free(dead);
            return;
        }
    }
}

static int always(int value)
{
    printf("value %d\n", value);
    return value;
}

static int once(int value)
{
    printf("first value %d\n", value);
    unsubscribe(once);
    return 0;
}

static void publish(int value)
{
    struct listener *l;

    for (l = listeners; l; l = l->next) //~ VIOLATION use-after-free
        l->notify(value);
}

int main(void)
{
    subscribe(always);
    subscribe(once);
    publish(7);
    publish(8);
    unsubscribe(always);
    return 0;
}
