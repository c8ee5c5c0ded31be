//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
