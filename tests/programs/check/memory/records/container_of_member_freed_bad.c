//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
struct link {
    struct link *next;
};
struct task {
    int priority;
    struct link link;
};
int main(void) {
    struct task *t = malloc(sizeof(*t));
    t->priority = 3;
    t->link.next = 0;
    struct link *ready = &t->link;
    free(ready); //~ VIOLATION valid-free
    return 0;
}
