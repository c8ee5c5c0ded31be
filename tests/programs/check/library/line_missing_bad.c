//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// At the end of the input there is no line.
typedef struct _IO_FILE FILE;
extern FILE *stdin;
extern char *fgets(char *, int, FILE *);
int main(void) {
    char line[16];
    char *read = fgets(line, sizeof line, stdin);
    return read[0]; //~ VIOLATION
}
