//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int kind = __VERIFIER_nondet_int(), price = 0;
    switch (kind) {
    case 1:
        price = 10;
        break;
    case 2:
    case 3:
        price = 20;
        break;
    default:
        return 0;
    }
    if (kind == 3 && price != 20) {
        reach_error();
    }
    if (kind == 1 && price != 10) {
        reach_error();
    }
    return 0;
}
