//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The page stays in the second list when it is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

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
    entry->prev->next = entry->next; //~ VIOLATION
    entry->next->prev = entry->prev;
}

struct page {
    struct list_head all;
    unsigned number;
    struct list_head dirty;
};
static struct list_head all = {&all, &all}, dirty = {&dirty, &dirty};
static void drop(struct page *p) {
    list_del(&p->all); //~ VIOLATION
    if (p->number == 2) {
        list_del(&p->dirty);
    }
    free(p);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        struct page *p = malloc(sizeof(struct page));
        p->number = __VERIFIER_nondet_uint();
        list_add(&p->all, &all);
        if (p->number % 2) {
            list_add(&p->dirty, &dirty);
        } else {
            p->dirty.next = p->dirty.prev = &p->dirty;
        }
    }
    while (all.next != &all) {
        drop(container_of(all.next, struct page, all));
    }
    while (dirty.next != &dirty) {
        drop(container_of(dirty.next, struct page, dirty));
    }
    return 0;
}
