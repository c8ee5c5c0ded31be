//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
        if (used == capacity) {
            capacity *= 2;
            line = realloc(line, capacity);
        }
        line[used++] = c;
    }
    line[used] = 0; //~ VIOLATION valid-deref
    free(line);
    return 0;
}
