//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The text is cut.
typedef unsigned long size_t;
extern int snprintf(char *, size_t, const char *, ...);
extern int puts(const char *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char name[20], buffer[8];
    for (int i = 0; i < 19; i++)
        name[i] = __VERIFIER_nondet_char();
    name[19] = 0;
    snprintf(buffer, sizeof buffer, "%s, %s", name, name);
    puts(buffer);
    return 0;
}
