//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Nodes count the references to them; releasing a list stops at the first node that is still
// used.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct cons cons;
struct cons {
    unsigned long refs;
    cons *tail;
};
static cons *prepend(cons *tail) {
    cons *c = malloc(sizeof(cons));
    c->refs = 1;
    c->tail = tail;
    if (tail) {
        tail->refs++;
    }
    return c;
}
static void release(cons *c) {
    while (c) {
        cons *tail = c->tail;
        if (--c->refs > 0) {
            return;
        }
        free(c);
        c = tail;
    }
}
int main(void) {
    cons *shared = prepend(0);
    while (__VERIFIER_nondet_int()) {
        cons *longer = prepend(shared);
        release(shared);
        shared = longer;
    }
    cons *a = prepend(shared), *b = prepend(shared);
    release(shared);
    release(a);
    release(b);
    return 0;
}
