//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// After the sort the keys ascend.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct list_head {
    struct list_head *next, *prev;
};
#define container_of(ptr, type, member) ((type *)((char *)(ptr) - __builtin_offsetof(type, member)))
static void list_add(struct list_head *fresh, struct list_head *head) {
    fresh->next = head->next;
    fresh->prev = head;
    head->next->prev = fresh;
    head->next = fresh;
}
static void list_del(struct list_head *entry) {
    entry->prev->next = entry->next;
    entry->next->prev = entry->prev;
}

struct rec {
    int key;
    struct list_head link;
};
static int key_of(struct list_head *l) {
    return container_of(l, struct rec, link)->key;
}
static void sort(struct list_head *from) {
    struct list_head sorted = {&sorted, &sorted};
    while (from->next != from) {
        struct list_head *moved = from->next, *place = &sorted;
        list_del(moved);
        while (place->next != &sorted && key_of(place->next) < key_of(moved)) {
            place = place->next;
        }
        list_add(moved, place);
    }
    while (sorted.prev != &sorted) {
        struct list_head *moved = sorted.prev;
        list_del(moved);
        list_add(moved, from);
    }
}
int main(void) {
    struct list_head list = {&list, &list};
    while (__VERIFIER_nondet_int()) {
        struct rec *r = malloc(sizeof *r);
        r->key = __VERIFIER_nondet_int();
        list_add(&r->link, &list);
    }
    sort(&list);
    while (list.next != &list) {
        struct list_head *first = list.next;
        list_del(first);
        if (list.next != &list && key_of(list.next) < key_of(first)) {
            reach_error();
        }
        free(container_of(first, struct rec, link));
    }
    return 0;
}
