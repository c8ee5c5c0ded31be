//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The array is written to at a place that is an input, and read byte by byte.
extern int __VERIFIER_nondet_int(void);

int main(int argc, char **argv) {
    int at = __VERIFIER_nondet_int();
    if (at < 0 || at >= argc) {
        return 0;
    }
    char byte = 0;
    if (__VERIFIER_nondet_int()) {
        argv[at] = 0;
        byte = ((char *)argv)[at];
    }
    at = 0;
    return argv[0][0] + 0 * byte;
}
