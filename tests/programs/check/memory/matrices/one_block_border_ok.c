//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A border of zeros around the inner elements.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 3 || cols < 1 || cols > 3) {
        return 0;
    }
    int stride = cols + 2;
    int *m = calloc((rows + 2) * stride, sizeof(int));
    int sum = 0;
    for (int r = 1; r <= rows; r++) {
        for (int c = 1; c <= cols; c++) {
            int *here = m + r * stride + c;
            sum += here[-1] + here[1] + here[-stride] + here[stride];
        }
    }
    free(m);
    return sum;
}
