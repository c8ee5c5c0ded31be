//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    if (argc < 2 || !argv[1][0]) {
        return 0;
    }
    argv[1][0] = 'A';
    argv[0] = "me";
    return argv[1][0] + argv[1][1] + argv[0][1];
}
