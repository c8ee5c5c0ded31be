//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/arguments.observer
//@ truth: false(modes)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void open_with(int mode, int again);
extern void scale(double by);
extern void close_file(void *file);
extern void *open_file(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int mode = __VERIFIER_nondet_int();
    unsigned char other = __VERIFIER_nondet_int();
    open_with(2 * mode + 1, 0);
    open_with(other, -1); //~ VIOLATION
    return 0;
}
