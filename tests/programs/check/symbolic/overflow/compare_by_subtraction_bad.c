//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern int __VERIFIER_nondet_int(void);
static int compare(int a, int b) { return a - b; } //~ VIOLATION no-overflow
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    return compare(a, b) > 0;
}
