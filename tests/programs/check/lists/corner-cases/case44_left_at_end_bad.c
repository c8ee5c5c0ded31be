//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The program stops taking when the two ends meet.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    void *link[2];
    int value;
};
static struct node *ends[2];
static void insert(int side) {
    struct node *n = malloc(sizeof *n), *old = ends[side];
    n->value = side;
    n->link[side] = 0;
    n->link[!side] = old;
    if (old) {
        old->link[side] = n;
    } else {
        ends[!side] = n;
    }
    ends[side] = n;
}
static void take(int side) {
    struct node *n = ends[side], *inner = n->link[!side];
    if (inner) {
        inner->link[side] = 0;
    } else {
        ends[!side] = 0;
    }
    ends[side] = inner;
    free(n);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        if (ends[0] && __VERIFIER_nondet_int() > 1) {
            take(__VERIFIER_nondet_int() > 0);
        } else {
            insert(__VERIFIER_nondet_int() > 0);
        }
    }
    while (ends[0] != ends[1]) {
        take(__VERIFIER_nondet_int() > 0);
    }
    return 0;
}
