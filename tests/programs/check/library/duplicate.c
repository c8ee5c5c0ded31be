//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The copy is as long as the string.
typedef unsigned long size_t;
extern char *strdup(const char *);
extern size_t strlen(const char *);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    char a[5];
    for (int i = 0; i < 4; i++)
        a[i] = __VERIFIER_nondet_char();
    a[4] = 0;
    char *copy = strdup(a);
    if (copy == 0)
        return 0;
    copy[strlen(a)] = 0;
    free(copy);
    return 0;
}
