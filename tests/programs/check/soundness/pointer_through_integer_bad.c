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
    int x = 1;
    unsigned long address = (unsigned long)&x;
    int *p = (int *)(address ^ 0x55 ^ 0x55);
    *p = 9;
    if (x == 9) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
