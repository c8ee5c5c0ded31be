//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// The end of one block is not inside another.
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void) {
    int *p = malloc(2 * sizeof(int));
    int *q = malloc(2 * sizeof(int));
    if (p + 2 == q + 1) {
        reach_error();
    }
    return 0;
}
