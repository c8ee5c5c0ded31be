//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    int i = __VERIFIER_nondet_uchar(), a[2] = {1, 2}, x = 0;
    if (i > 7) {
        i = i++ ? 1 : 2;
    }
    x = (x++, x) + a[i % 2];
    a[i++ % 2] = x;
    return a[1] > i++;
}
