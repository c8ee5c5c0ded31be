//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
struct pair {
    int key, value;
};

int main(void) {
    static struct pair table[20];
    struct pair one;
    one.key = 1;
    one.value = 2;
    table[__VERIFIER_nondet_uint() % 20] = one;
    if (table[15].value > 1)
        return 1;
    return 0;
}
