//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The result is set only on success, and the code is not looked at.
extern int __VERIFIER_nondet_int(void);

static int open_buffer(int wanted, char **result) {
    if (wanted <= 0 || wanted > 5) {
        return -1;
    }
    static char storage[5];
    *result = storage;
    return 0;
}
int main(void) {
    char *buffer;
    open_buffer(__VERIFIER_nondet_int(), &buffer);
    buffer[0] = 1; //~ VIOLATION valid-deref
    return 0;
}
