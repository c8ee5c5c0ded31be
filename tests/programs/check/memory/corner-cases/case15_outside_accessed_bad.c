//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(void) {
    char buf[16];
    char *far = buf + 19;
    *far = 1; //~ VIOLATION valid-deref
    return 0;
}
