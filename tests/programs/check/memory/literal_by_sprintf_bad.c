//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern int sprintf(char *, const char *, ...);
int main(void) {
    char *text = "abcdef";
    sprintf(text, "%d", 3); //~ VIOLATION valid-deref
    return 0;
}
