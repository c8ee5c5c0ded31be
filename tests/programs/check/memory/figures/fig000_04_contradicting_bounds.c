//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
