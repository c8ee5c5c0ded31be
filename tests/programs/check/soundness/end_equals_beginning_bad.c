//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// One past the end of `t` may be the address of `a`: a pointer that equals `&a` leads to either.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int t[3];
int a;
int *ptrs[2];
int main(void) {
    ptrs[0] = 0;
    ptrs[1] = t + 3;
    int *p = ptrs[__VERIFIER_nondet_int() & 1];
    if (p == &a) {
        p[-1] = 5;
        if (t[2] == 5) reach_error();
    }
    return 0;
}
