//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    unsigned char c = (unsigned char)x;
    short s = (short)x;
    if ((c == x) != (x >= 0 && x <= 255) || (s == x) != (x >= -32768 && x <= 32767)) {
        reach_error();
    }
    if ((unsigned char)s != c || (_Bool)x != (x != 0)) {
        reach_error();
    }
    return 0;
}
