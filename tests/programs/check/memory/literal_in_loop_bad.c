//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(void) {
    int n = 2, s = 0, *p = &n;
    for (; n > 0; n--)
        s += *p, p = &(int){ n }; //~ VIOLATION valid-deref
    return s;
}
