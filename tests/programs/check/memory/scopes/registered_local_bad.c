//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A local buffer stays registered after its function has returned.
extern int __VERIFIER_nondet_int(void);

static char *log_buffer;
static void with_log(int verbose) {
    char buffer[8];
    log_buffer = buffer;
    log_buffer[0] = 'a';
    if (!verbose) {
        log_buffer = 0;
    }
}
int main(void) {
    with_log(__VERIFIER_nondet_int());
    if (log_buffer) {
        log_buffer[1] = 'b'; //~ VIOLATION valid-deref
    }
    return 0;
}
