//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
int main(void) {
    unsigned x;
    unsigned char bytes[2];
    if (x > 5 && x < 7 && bytes[0] == 3 && bytes[1] != 3) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
