//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// The second block was allocated when the first was gone: both may have lain at one place.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    free(first);
    long *second = malloc(sizeof(long));
    free(second);
    if (first == second) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
