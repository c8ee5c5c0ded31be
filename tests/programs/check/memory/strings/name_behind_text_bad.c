//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=400 --set limits.conflicts=200000 --set solver.effort=100000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// A name is appended to a text, and its end is one character later than the block allows for.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);

static void append(char *to, const char *from) {
    while (*to) {
        to++;
    }
    do {
        *to++ = *from;
    } while (*from++);
}
int main(void) {
    int first = __VERIFIER_nondet_int(), second = __VERIFIER_nondet_int();
    if (first < 1 || first > 1000 || second < 1 || second > 1000) {
        return 0;
    }
    char *text = malloc(first + second), *name = malloc(second + 2);
    for (int i = 0; i + 1 < first; i++) {
        text[i] = __VERIFIER_nondet_char();
    }
    text[first - 1] = 0;
    for (int i = 0; i <= second; i++) {
        name[i] = __VERIFIER_nondet_char();
    }
    name[second + 1] = 0;
    append(text, name);
    free(name);
    free(text);
    return 0;
}
