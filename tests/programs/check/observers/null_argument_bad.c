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
    void *file = open_file();
    if (file)
        close_file(file);
    close_file(file); //~ VIOLATION
    return 0;
}
