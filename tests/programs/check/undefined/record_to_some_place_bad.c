//@ property: no-ub
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
struct pair {
    int key, value;
};

int main(void) {
    static struct pair table[20];
    struct pair one;
    one.key = 1;
    table[__VERIFIER_nondet_uint() % 20] = one;
    if (table[15].value > 1)  //~ VIOLATION
        return 1;
    return 0;
}
