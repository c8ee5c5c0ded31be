//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
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
