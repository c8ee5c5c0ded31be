//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int printf(const char *, ...);
int main(int argc, char **argv) {
    printf("usage: %s\n", argv[0]);
    return argv[0][0] == '/';
}
