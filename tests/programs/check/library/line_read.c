//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A line is a string.
typedef struct _IO_FILE FILE;
extern FILE *stdin;
extern char *fgets(char *, int, FILE *);
extern unsigned long strlen(const char *);
int main(void) {
    char line[16];
    if (!fgets(line, sizeof line, stdin))
        return 1;
    unsigned long n = strlen(line);
    if (n > 0 && line[n - 1] == '\n')
        line[n - 1] = 0;
    return line[n];
}
