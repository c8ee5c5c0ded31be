//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The lower half of the number is zero whatever the upper one is.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
extern void reach_error(void);

int main(void) {
    unsigned long *whole = malloc(sizeof(unsigned long));
    memset(whole, 0, 4);
    if (*whole % 16 != 0) {
        reach_error();
    }
    free(whole);
    return 0;
}
