//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
int main(void) {
    int counts[5] = {0, 0, 0, 0, 0};
    for (int i = 0; i < 4; i++) {
        unsigned char sample = __VERIFIER_nondet_uchar();
        counts[sample % 5]++;
    }
    int total = 0;
    for (int i = 0; i < 5; i++) {
        if (counts[i] < 0 || counts[i] > 4) {
            reach_error();
        }
        total += counts[i];
    }
    if (total != 4) {
        reach_error();
    }
    return 0;
}
