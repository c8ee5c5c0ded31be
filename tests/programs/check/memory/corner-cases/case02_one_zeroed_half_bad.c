//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The upper half was never written: it may be anything.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
extern void reach_error(void);

int main(void) {
    unsigned long *whole = malloc(sizeof(unsigned long));
    memset(whole, 0, 4);
    if (*whole == 0x700000000UL) {
        reach_error(); //~ VIOLATION
    }
    free(whole);
    return 0;
}
