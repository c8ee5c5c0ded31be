//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    int i = __VERIFIER_nondet_uchar(), a[2] = {1, 2}, x = 0;
    if (i > 7) {
        i = i++;  //~ VIOLATION
    }
    x = (x++, x) + a[i % 2];
    a[i++ % 2] = x;
    return a[1] > i++;
}
