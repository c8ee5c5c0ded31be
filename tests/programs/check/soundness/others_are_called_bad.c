//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// What the table holds is called by another type, which works.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static long wide(int x) { reach_error(); return 0; }
static int narrow(int x) { return x; }
static void *table[2] = {wide, narrow};
int main(void) {
    int at = __VERIFIER_nondet_int();
    if (at < 0 || at > 1)
        return 0;
    int (*f)(int) = (int (*)(int))table[at];
    return f(1);
}
