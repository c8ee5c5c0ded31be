//@ property: no-ub
//@ truth: false
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
    return table[15].value > 1;  //~ VIOLATION
}
