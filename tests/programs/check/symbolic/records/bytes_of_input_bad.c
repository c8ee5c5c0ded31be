//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The first byte is the low one.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
union word {
    unsigned value;
    unsigned char bytes[4];
};
int main(void) {
    union word word;
    word.value = __VERIFIER_nondet_uint();
    if (word.bytes[0] == 1 && word.bytes[1] == 2 && word.bytes[2] == 3 && word.bytes[3] == 4) {
        if (word.value == 0x01020304) {
            reach_error();
        }
        reach_error(); //~ VIOLATION
    }
    return 0;
}
