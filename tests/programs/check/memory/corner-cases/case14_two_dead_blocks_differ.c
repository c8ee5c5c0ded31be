//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
