//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// The same when both are dead.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    long *second = malloc(sizeof(long));
    free(second);
    free(first);
    if (first == second) {
        reach_error();
    }
    return 0;
}
