//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
