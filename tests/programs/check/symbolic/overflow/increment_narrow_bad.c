//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    short s = 1;
    s += 32767;
    if (x > 100) {
        x++; //~ VIOLATION no-overflow
    }
    return x > s;
}
