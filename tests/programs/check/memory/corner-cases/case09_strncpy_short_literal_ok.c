//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The literal is shorter than what is copied: the rest is filled, and nothing behind the literal is read.
extern char *strncpy(char *, const char *, unsigned long);

int main(void) {
    char name[12];
    strncpy(name, "abc", sizeof name);
    int sum = 0;
    for (unsigned i = 0; i < sizeof name; i++) {
        sum += name[i];
    }
    return sum - 'a' - 'b' - 'c';
}
