//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// What is printed has no end.
extern int printf(const char *, ...);
int main(void) {
    char name[3] = {'a', 'b', 'c'};
    printf("%.3s\n", name);
    printf("%s\n", name); //~ VIOLATION
    return 0;
}
