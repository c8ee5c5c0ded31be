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
    int command = __VERIFIER_nondet_int();
    int cost = 0;
    switch (command) {
    case -1:
        cost += 8;
        // falls through
    case 0:
    case 1:
        cost += 4;
        break;
    case 5 ... 9:
        cost = command;
        break;
    default:
        cost = 2;
    }
    if ((cost == 12) != (command == -1) || (cost == 4) != (command == 0 || command == 1)) {
        reach_error();
    }
    if (cost < 2 || cost == 3 || cost > 12) {
        reach_error();
    }
    return 0;
}
