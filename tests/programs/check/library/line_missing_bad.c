//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// At the end of the input there is no line.
typedef struct _IO_FILE FILE;
extern FILE *stdin;
extern char *fgets(char *, int, FILE *);
int main(void) {
    char line[16];
    char *read = fgets(line, sizeof line, stdin);
    return read[0]; //~ VIOLATION
}
