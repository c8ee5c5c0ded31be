//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// What is printed has no end.
extern int printf(const char *, ...);
int main(void) {
    char name[3] = {'a', 'b', 'c'};
    printf("%.3s\n", name);
    printf("%s\n", name); //~ VIOLATION
    return 0;
}
