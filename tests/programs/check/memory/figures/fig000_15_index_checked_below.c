//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Program 7 (Fig. 15): the index has a lower bound only.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int array[10];
    if (x >= 0) {
        array[x] = x; //~ VIOLATION valid-deref
    }
    return 0;
}
