//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
