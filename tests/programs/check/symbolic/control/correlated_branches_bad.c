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
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int z = __VERIFIER_nondet_int();
    int level = 0;
    if (x > 10) {
        level = 1;
        if (y == 5 - x) {
            level = 2;
            if (z == x + y) {
                level = 3;
            }
        }
    }
    if (level == 3 && z != 5) {
        reach_error();
    }
    if (level == 3) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
