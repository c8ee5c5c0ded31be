//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[smg]: true
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
