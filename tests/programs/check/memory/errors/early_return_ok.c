//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);

static int parse(const char *line) {
    char *copy = malloc(8);
    for (int i = 0; i < 8; i++) {
        copy[i] = line[i];
        if (copy[i] < '0' || copy[i] > '9') {
            free(copy);
            return -1;
        }
    }
    int first = copy[0] - '0';
    free(copy);
    return first;
}
int main(void) {
    char line[8];
    for (int i = 0; i < 8; i++) {
        line[i] = i < 5 ? '1' : __VERIFIER_nondet_char();
    }
    return parse(line);
}
