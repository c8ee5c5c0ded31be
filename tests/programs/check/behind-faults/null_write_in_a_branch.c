//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// A write through a null pointer changes nothing that the error depends on.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
struct device {
    int state;
    int *registers;
};
int main(void) {
    struct device device = {1, 0}, *missing = 0;
    if (__VERIFIER_nondet_int())
        missing->state = 7;
    device.state++;
    if (device.state != 2)
        reach_error();
    return 0;
}
