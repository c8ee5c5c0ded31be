//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The value is cut to the width of the field.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct flags {
    unsigned char b : 2, c : 2, d : 4;
};
int main(void) {
    struct flags f = {0, 0, 0};
    int n = __VERIFIER_nondet_int();
    f.c = n;
    if (n == 7 && f.c == 3 && f.b == 0 && f.d == 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
