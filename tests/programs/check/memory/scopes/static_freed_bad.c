//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// What stays is not of the heap.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *counter(int own) {
    static int shared;
    return own ? malloc(sizeof(int)) : &shared;
}
int main(void) {
    int *c = counter(__VERIFIER_nondet_int());
    *c = 1;
    free(c); //~ VIOLATION valid-free
    return 0;
}
