//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// A new node does not count itself as a user of its tail.
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
        tail->refs = 1;
    }
    return c;
}
static void release(cons *c) {
    while (c) {
        cons *tail = c->tail; //~ VIOLATION
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
        shared = prepend(shared);
    }
    cons *a = prepend(shared), *b = prepend(shared);
    release(shared);
    release(a);
    release(b);
    return 0;
}
