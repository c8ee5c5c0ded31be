//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The new block may lie elsewhere.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *old = malloc(sizeof(long));
    free(old);
    long *new = malloc(sizeof(long));
    if (old != new) {
        reach_error(); //~ VIOLATION
    }
    free(new);
    return 0;
}
