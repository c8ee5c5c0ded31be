//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/arguments.observer
//@ truth: true
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
static int block;
int main(void) {
    void *file = &block;
    close_file(file);
    file = open_file();
    if (file)
        close_file(file);
    return 0;
}
