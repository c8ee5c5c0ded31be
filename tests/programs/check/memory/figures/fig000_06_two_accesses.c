//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Program 5 (Fig. 6) as a memory program: both accesses can happen, the second without the loop.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *nothing = 0;
    int b = 0;
    int i = 0;
    for (int j = 0; j < __VERIFIER_nondet_int(); j++) {
        i++;
    }
    if (!(i < 100000000)) {
        *nothing = i; //~ VIOLATION valid-deref
    }
    if (!(b != 0)) {
        *nothing = b; //~ VIOLATION valid-deref
    }
    return 0;
}
