//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
int main(int argc, char **argv, char **environment) {
    return environment[0] ? environment[0][0] : argv[0][0];
}
