//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern unsigned long strlen(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(void) {
    char code[4];
    strncpy(code, "DEBUG", 3);
    code[3] = 0;
    return strlen(code);
}
