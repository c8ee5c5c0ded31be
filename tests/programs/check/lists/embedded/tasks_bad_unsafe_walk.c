//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The walk asks a freed task for its successor.
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

struct task {
    int pid;
    struct list_head siblings;
    long time;
};
static struct list_head tasks = {&tasks, &tasks};
static void spawn(int pid) {
    struct task *t = malloc(sizeof *t);
    t->pid = pid;
    t->time = 0;
    list_add(&t->siblings, &tasks);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        spawn(__VERIFIER_nondet_int());
    }
    struct list_head *pos;
    for (pos = tasks.next; pos != &tasks; pos = pos->next) { //~ VIOLATION
        struct task *t = container_of(pos, struct task, siblings);
        list_del(pos);
        free(t);
    }
    return 0;
}
