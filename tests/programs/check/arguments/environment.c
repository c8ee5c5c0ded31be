//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
int main(int argc, char **argv, char **environment) {
    return environment[0] ? environment[0][0] : argv[0][0];
}
