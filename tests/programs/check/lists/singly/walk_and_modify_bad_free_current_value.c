//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The last node is freed when its value is special, while the list still leads to it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct cell {
    unsigned first;
    struct cell *next;
    unsigned second;
};
int main(void) {
    struct cell *list = 0;
    do {
        struct cell *c = malloc(sizeof(struct cell));
        c->first = __VERIFIER_nondet_uint();
        c->second = 0;
        c->next = list;
        list = c;
    } while (__VERIFIER_nondet_int() > 0);
    for (struct cell *p = list; p; p = p->next) {
        if (p->first == 3 && !p->next) {
            free(p);
        }
        p->second = 1; //~ VIOLATION
    }
    struct cell *next;
    for (struct cell *p = list; p; p = next) {
        next = p->next;
        free(p);
    }
    return 0;
}
