//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void) {
    int *p = malloc(2 * sizeof(int));
    int *q = malloc(2 * sizeof(int));
    if (p + 2 != q) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
