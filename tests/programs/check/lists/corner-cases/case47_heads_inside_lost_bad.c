//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The cyclic lists inside are not emptied.
extern void *malloc(unsigned long);
extern void free(void *);
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

struct group {
    struct list_head members;
    struct list_head link;
};
static struct list_head groups = {&groups, &groups};
int main(void) {
    while (__VERIFIER_nondet_int()) {
        struct group *g = malloc(sizeof *g);
        g->members.next = g->members.prev = &g->members;
        while (__VERIFIER_nondet_int() > 0) {
            list_add(malloc(sizeof(struct list_head)), &g->members);
        }
        list_add(&g->link, &groups);
    }
    while (groups.next != &groups) {
        struct group *g = container_of(groups.next, struct group, link);
        list_del(&g->link);
        free(g); //~ VIOLATION
    }
    return 0;
}
