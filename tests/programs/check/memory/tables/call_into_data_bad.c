//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// What is called is a number of an array.
extern unsigned __VERIFIER_nondet_uint(void);
static int numbers[4];
int main(void) {
    unsigned at = __VERIFIER_nondet_uint() % 4;
    int (*step)(int) = (int (*)(int))((char *)numbers + at * sizeof *numbers);
    return step(3);
}
