//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The function is called with too few arguments.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
typedef void (*handler)(void);
static void other(int a) { reach_error(); }
static handler table[3];
static void set(int at, void *pointer) { *(void **)&table[at] = pointer; }
int main(void) {
    int at = __VERIFIER_nondet_int(), chosen = __VERIFIER_nondet_int();
    if (at < 0 || at > 2 || chosen < 0 || chosen > 2)
        return 0;
    set(at, other);
    if (table[chosen])
        table[chosen]();
    return 0;
}
