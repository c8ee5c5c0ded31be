//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int sprintf(char *, const char *, ...);
int main(void) {
    char *text = "abcdef";
    sprintf(text, "%d", 3); //~ VIOLATION valid-deref
    return 0;
}
