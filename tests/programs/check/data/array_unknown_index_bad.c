//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int a[4] = {1, 1, 1, 1};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i < 4) {
        a[i] = 2;
        if (a[2] == 2) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
