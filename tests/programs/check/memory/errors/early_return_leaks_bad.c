//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The return inside the loop forgets the copy.
extern void *malloc(unsigned long);
extern void free(void *);
extern char __VERIFIER_nondet_char(void);

static int parse(const char *line) {
    char *copy = malloc(4);
    for (int i = 0; i < 4; i++) {
        copy[i] = line[i];
        if (copy[i] < '0' || copy[i] > '9') {
            return -1; //~ VIOLATION valid-memtrack
        }
    }
    int first = copy[0] - '0';
    free(copy);
    return first;
} //~ VIOLATION valid-memtrack
int main(void) {
    char line[4];
    for (int i = 0; i < 4; i++) {
        line[i] = __VERIFIER_nondet_char();
    }
    return parse(line);
}
