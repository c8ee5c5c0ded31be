//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    return argv[argc][0]; //~ VIOLATION valid-deref
}
