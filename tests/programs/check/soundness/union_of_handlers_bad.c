//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A member of a union is read as another one, and the call works.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
union handler {
    long (*wide)(int);
    int (*narrow)(int);
};
static long wide(int x) { reach_error(); return 0; }
static union handler table[2] = {{wide}, {wide}};
int main(void) {
    int at = __VERIFIER_nondet_int();
    if (at < 0 || at > 1)
        return 0;
    return table[at].narrow(1);
}
