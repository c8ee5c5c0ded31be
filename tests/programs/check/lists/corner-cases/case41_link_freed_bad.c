//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The link is freed instead of its container, and it does not lie at offset zero.
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

struct device {
    int id;
    struct list_head link;
};
static void probe(struct list_head *head, int id) {
    struct device *d = malloc(sizeof *d);
    d->id = id;
    list_add(&d->link, head);
}
int main(void) {
    struct list_head devices;
    devices.next = devices.prev = &devices;
    while (__VERIFIER_nondet_int()) {
        probe(&devices, __VERIFIER_nondet_int());
    }
    struct list_head *pos = devices.next;
    while (pos != &devices) {
        struct device *d = container_of(pos, struct device, link);
        pos = pos->next;
        free(&d->link); //~ VIOLATION
    }
    return 0;
}
