//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The longest number has eleven characters.
extern int sprintf(char *, const char *, ...);
extern int printf(const char *, ...);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char buffer[14];
    int n = sprintf(buffer, "<%d>", __VERIFIER_nondet_int());
    buffer[n] = 0;
    printf("%s: %d %c\n", buffer, n, 'c');
    return 0;
}
