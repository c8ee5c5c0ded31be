//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// A block that grows may stay where it is.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    char *old = malloc(4);
    char *grown = realloc(old, 8);
    if (old == grown) {
        reach_error(); //~ VIOLATION
    }
    free(grown);
    return 0;
}
