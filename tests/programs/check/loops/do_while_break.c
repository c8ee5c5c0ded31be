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
    int i = 0;
    do {
        if (i == 3) {
            break;
        }
        i++;
        continue;
    } while (i < 100);
    if (i != 3) {
        reach_error();
    }
    return 0;
}
