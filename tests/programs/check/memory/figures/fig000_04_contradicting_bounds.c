//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Program 3 (Fig. 4) as a memory program: safe, because no number is both negative and zero.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *nothing = 0;
    int x = __VERIFIER_nondet_int();
    if (x < 0) {
        if (x == 0) {
            *nothing = x;
        }
    }
    return 0;
}
