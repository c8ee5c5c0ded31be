//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern int printf(const char *, ...);
int main(int argc, char **argv) {
    printf("usage: %s\n", argv[0]);
    return argv[0][0] == '/';
}
