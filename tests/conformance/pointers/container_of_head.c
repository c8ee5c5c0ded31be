//@ models: lp64 ilp32
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
struct head { struct head *next; };
struct item { int value; struct head link; };
#define ENTRY(p) ((struct item *)((char *)(p) - offsetof(struct item, link)))
int main(void) {
    struct head list = { &list };
    struct item items[3] = { { 1, { 0 } }, { 2, { 0 } }, { 3, { 0 } } };
    for (int i = 0; i < 3; i++) { items[i].link.next = list.next; list.next = &items[i].link; }
    /* The last step computes the entry of the head itself, which is none, and only compares it. */
    for (struct item *i = ENTRY(list.next); &i->link != &list; i = ENTRY(i->link.next)) printf("%d ", i->value);
    int x = 7, rel;
    int *p = (int *)((intptr_t)&rel + ((intptr_t)&x - (intptr_t)&rel));
    printf("%d\n", *p);
    return 0;
}
