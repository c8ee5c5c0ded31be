//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/arguments.observer
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern void open_with(int mode, int again);
extern void scale(double by);
extern void close_file(void *file);
extern void *open_file(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int mode = 3;
    open_with(2 * mode + 1, 0);
    open_with(mode + 4, -1);
    open_with(mode, mode - 3);
    return 0;
}
