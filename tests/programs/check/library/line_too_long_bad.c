//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The line may be longer than its array.
typedef struct _IO_FILE FILE;
extern FILE *stdin;
extern char *fgets(char *, int, FILE *);
int main(void) {
    char line[16];
    return fgets(line, 32, stdin) != 0; //~ VIOLATION
}
