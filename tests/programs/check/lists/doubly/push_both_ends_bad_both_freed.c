//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// With one node first and last are the same block, freed through both.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *prev;
    int value;
    struct node *next;
};
static struct node *first, *last;
static void add(int value, int front) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->prev = front ? 0 : last;
    n->next = front ? first : 0;
    if (n->prev) {
        n->prev->next = n;
    } else {
        first = n;
    }
    if (n->next) {
        n->next->prev = n;
    } else {
        last = n;
    }
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        add(__VERIFIER_nondet_int(), __VERIFIER_nondet_int() > 1);
    }
    while (last != first) {
        struct node *old = last;
        last = old->prev;
        if (last) {
            last->next = 0;
        } else {
            first = 0;
        }
        free(old);
    }
    free(first);
    free(last); //~ VIOLATION
    return 0;
}
