//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// strncpy writes no terminator if the source is as long as the bound.
extern unsigned long strlen(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(void) {
    char code[4];
    strncpy(code, "DEBUG", 4);
    return strlen(code); //~ VIOLATION valid-deref
}
