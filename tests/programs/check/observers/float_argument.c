//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/arguments.observer
//@ truth: open
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern void open_with(int mode, int again);
extern void scale(double by);
extern void close_file(void *file);
extern void *open_file(void);
extern int __VERIFIER_nondet_int(void);
// Floats are compared with nothing.
int main(void) {
    double by = 0;
    scale(by);
    return 0;
}
