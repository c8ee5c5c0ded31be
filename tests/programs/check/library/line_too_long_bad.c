//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The line may be longer than its array.
typedef struct _IO_FILE FILE;
extern FILE *stdin;
extern char *fgets(char *, int, FILE *);
int main(void) {
    char line[16];
    return fgets(line, 32, stdin) != 0; //~ VIOLATION
}
