//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int mode;
static int code[3];
static void press(int key) {
    code[mode] = key;
    mode++;
}
int main(void) {
    while (mode < 3) {
        press(__VERIFIER_nondet_int());
    }
    if (code[0] == 4 && code[1] == 8 && code[2] == 15) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
