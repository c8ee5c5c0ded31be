//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(void) {
    int i = 1;
    int *p = ({ int q[3] = { 1, 2, 3 }; q + i; });
    p[1] = 4; //~ VIOLATION valid-deref
    return 0;
}
