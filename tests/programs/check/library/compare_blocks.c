//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Blocks of unknown bytes are equal if and only if all bytes are.
typedef unsigned long size_t;
extern int memcmp(const void *, const void *, size_t);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
int main(void) {
    unsigned char a[3], b[3];
    for (int i = 0; i < 3; i++) {
        a[i] = __VERIFIER_nondet_uchar();
        b[i] = __VERIFIER_nondet_uchar();
    }
    int differ = memcmp(a, b, 3);
    if (differ == 0 && (a[0] != b[0] || a[1] != b[1] || a[2] != b[2]))
        reach_error();
    if (differ < 0 && a[0] > b[0])
        reach_error();
    return 0;
}
