//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
static char *log_buffer;
static void with_log(void) {
    char buffer[8];
    log_buffer = buffer;
    log_buffer[0] = 'a';
    log_buffer = 0;
}
int main(void) {
    with_log();
    if (log_buffer) {
        log_buffer[1] = 'b';
    }
    return 0;
}
