//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What is not set is null.
extern char *getenv(const char *);
int main(void) {
    char *home = getenv("HOME");
    return home ? 1 : 0;
}
