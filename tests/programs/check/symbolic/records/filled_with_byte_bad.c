//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Every byte becomes the value, not every int.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
extern void *memset(void *, int, unsigned long);
int main(void) {
    unsigned char fill = __VERIFIER_nondet_uchar();
    int numbers[4];
    memset(numbers, fill, sizeof numbers);
    if (numbers[0] != numbers[3] || (unsigned)numbers[1] != fill * 0x01010101u) {
        reach_error();
    }
    if (numbers[2] != fill) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
