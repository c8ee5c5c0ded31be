//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The only reference lies in the part that is cut off.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);

int main(void) {
    char **lines = malloc(3 * sizeof(char *));
    lines[0] = 0;
    lines[1] = 0;
    lines[2] = malloc(8);
    lines = realloc(lines, 2 * sizeof(char *)); //~ VIOLATION valid-memtrack
    free(lines[0]);
    free(lines[1]);
    free(lines);
    return 0;
}
