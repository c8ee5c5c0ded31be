//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The first device is added a second time: it then leads to itself, and what was behind it is
// lost.
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
    do {
        probe(&devices, __VERIFIER_nondet_int());
    } while (__VERIFIER_nondet_int());
    probe(&devices, 1);
    probe(&devices, 2);
    struct list_head *second = devices.next->next;
    devices.next->next = second->next;
    second->next->prev = devices.next;
    free(container_of(second, struct device, link));
    struct list_head *again = devices.next;
    again->next = again;
    again->prev = &devices;
    devices.prev = again; //~ VIOLATION
    free(container_of(again, struct device, link));
    return 0;
}
