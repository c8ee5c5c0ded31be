//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=60
//@ expect[value-lists]: unknown
// The links are an array of two; insertion and removal happen at an end that the input chooses.
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
    while (ends[0]) {
        take(__VERIFIER_nondet_int() > 0);
    }
    return 0;
}
