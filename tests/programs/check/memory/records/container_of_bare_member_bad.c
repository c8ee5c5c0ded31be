//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The list also holds a link that is no part of a task.
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
    struct link *head = malloc(sizeof(*head));
    struct task *t = malloc(sizeof(*t));
    t->priority = 3;
    t->link.next = 0;
    head->next = &t->link;
    int sum = 0;
    for (struct link *l = head; l; l = l->next) {
        sum += task_of(l)->priority; //~ VIOLATION valid-deref
    }
    free(head);
    free(t);
    return sum;
}
