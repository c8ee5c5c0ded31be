//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
int main(void) {
    signed char c = (signed char)200;
    unsigned u = (unsigned)c;
    long long l = (long long)u;
    short s = (short)70000;
    if (c != -56 || u != 4294967240u || l != 4294967240LL || s != 4464) {
        reach_error();
    }
    if (-1 < 0u) {
        reach_error();
    }
    return 0;
}
