//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Freeing the bosses of the persons frees a department once for each of its persons.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct dept;
struct person {
    struct dept *boss;
    struct person *next;
};
struct dept {
    int budget;
    struct person *staff;
    struct dept *next;
};
static struct dept *depts;
static void hire(struct dept *d) {
    struct person *p = malloc(sizeof *p);
    p->boss = d;
    p->next = d->staff;
    d->staff = p;
}
static void dismiss(struct person *p) {
    struct dept *d = p->boss;
    d->staff = p->next;
    d->budget = 0;
    free(p);
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        struct dept *d = malloc(sizeof *d);
        d->budget = 100;
        d->staff = 0;
        d->next = depts;
        depts = d;
        do {
            hire(d);
        } while (__VERIFIER_nondet_int() > 0);
    }
    for (struct dept *d = depts; d; d = d->next) {
        while (d->staff && d->staff->next && d->staff->next->next) {
            dismiss(d->staff);
        }
    }
    while (depts) {
        struct dept *old = depts;
        depts = old->next;
        struct person *p = old->staff, *q = p->next;
        free(p->boss);
        if (q) {
            free(q->boss); //~ VIOLATION
        }
        free(q);
        free(p);
    }
    return 0;
}
