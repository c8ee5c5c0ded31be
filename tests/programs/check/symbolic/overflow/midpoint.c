//@ property: no-overflow
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    if (low < 0 || low > high) {
        return 0;
    }
    int middle = low + (high - low) / 2;
    return middle < high;
}
