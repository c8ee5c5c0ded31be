//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// strcat looks for the end of a text that was never begun.
extern void *malloc(unsigned long);
extern void free(void *);
extern char *strcat(char *, const char *);
int main(void) {
    char *line = malloc(6);
    strcat(line, "abc"); //~ VIOLATION valid-deref
    free(line);
    return 0;
}
