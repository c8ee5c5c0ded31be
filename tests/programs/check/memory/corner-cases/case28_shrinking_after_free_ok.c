//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    char **lines = malloc(3 * sizeof(char *));
    lines[0] = malloc(8);
    lines[1] = 0;
    lines[2] = malloc(8);
    free(lines[2]);
    lines = realloc(lines, 2 * sizeof(char *));
    free(lines[0]);
    free(lines[1]);
    free(lines);
    return 0;
}
