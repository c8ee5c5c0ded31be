//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);
int main(void) {
    unsigned capacity = 1, used = 0;
    char *line = malloc(capacity);
    for (;;) {
        char c = __VERIFIER_nondet_char();
        if (c == 0 || used == 5) {
            break;
        }
        if (used + 1 == capacity) {
            capacity *= 2;
            line = realloc(line, capacity);
        }
        line[used++] = c;
    }
    line[used] = 0;
    int first = line[0];
    free(line);
    return first;
}
