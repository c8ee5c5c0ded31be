//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The reference of the variable itself is never released.
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
    release(a);
    release(b);
    return 0; //~ VIOLATION
} //~ VIOLATION
