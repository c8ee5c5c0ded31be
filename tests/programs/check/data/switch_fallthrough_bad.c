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
    int kind = __VERIFIER_nondet_int(), price = 0;
    switch (kind) {
    case 1:
        price += 10;
    case 2:
        price += 20;
        break;
    }
    if (price == 30) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
