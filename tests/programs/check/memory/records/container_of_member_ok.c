//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct link {
    struct link *next;
};
struct task {
    int priority;
    struct link link;
};
static struct task *task_of(struct link *l) {
    return (struct task *)((char *)l - __builtin_offsetof(struct task, link));
}
int main(void) {
    struct task *t = malloc(sizeof(*t));
    t->priority = 3;
    t->link.next = 0;
    struct link *ready = &t->link;
    t = 0;
    int priority = task_of(ready)->priority;
    free(task_of(ready));
    return priority;
}
