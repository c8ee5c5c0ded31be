//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Two pointers of the array are overwritten, which may be the first.
int main(int argc, char **argv) {
    argv[argc / 2] = 0;
    argv[argc / 3] = 0;
    return argv[0][0];
}
