//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// Both blocks lived at the same time, so their addresses differ.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    long *second = malloc(sizeof(long));
    free(first);
    if (first == second) {
        reach_error();
    }
    free(second);
    return 0;
}
