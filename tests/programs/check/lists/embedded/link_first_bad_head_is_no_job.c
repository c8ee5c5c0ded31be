//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The cost of the first job is read though the list may be empty: the head is not part of a job.
extern void *malloc(unsigned long);
extern void free(void *);
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
    entry->prev->next = entry->next;
    entry->next->prev = entry->prev;
}

struct job {
    struct list_head link;
    unsigned cost;
};
int main(void) {
    struct list_head queue;
    queue.next = queue.prev = &queue;
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        struct job *j = malloc(sizeof(struct job));
        j->cost = i;
        list_add(&j->link, &queue);
    }
    unsigned cost = container_of(queue.next, struct job, link)->cost; //~ VIOLATION
    while (queue.next != &queue && cost < 100) {
        struct list_head *first = queue.next;
        list_del(first);
        free(first);
    }
    return 0;
}
