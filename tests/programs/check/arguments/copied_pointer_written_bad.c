//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *memcpy(void *, const void *, unsigned long);
int main(int argc, char **argv) {
    char *copy[3];
    if (argc < 3 || !argv[1][0]) {
        return 0;
    }
    memcpy(copy, argv, sizeof copy);
    copy[1][0] = 0;
    return argv[1][0] ? 0 : argv[1][1000]; //~ VIOLATION valid-deref
}
