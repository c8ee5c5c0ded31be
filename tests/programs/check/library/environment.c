//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// What is not set is null.
extern char *getenv(const char *);
int main(void) {
    char *home = getenv("HOME");
    return home ? 1 : 0;
}
