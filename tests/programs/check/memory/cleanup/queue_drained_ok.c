//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct job {
    int cost;
    struct job *next;
};
static struct job *first, **last = &first;
static void enqueue(int cost) {
    struct job *j = malloc(sizeof(struct job));
    j->cost = cost;
    j->next = 0;
    *last = j;
    last = &j->next;
}
static int dequeue(void) {
    struct job *j = first;
    int cost = j->cost;
    first = j->next;
    if (!first) {
        last = &first;
    }
    free(j);
    return cost;
}
int main(void) {
    enqueue(1);
    enqueue(2);
    int total = dequeue();
    if (__VERIFIER_nondet_int()) {
        enqueue(3);
    }
    while (first) {
        total += dequeue();
    }
    return total;
}
