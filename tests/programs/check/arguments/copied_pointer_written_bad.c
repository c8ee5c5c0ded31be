//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
