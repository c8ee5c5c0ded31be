//@ property: valid-memsafety
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// The file is read by another name after it was closed. Files are never open in an execution that could show it.
typedef struct _IO_FILE FILE;
extern FILE *fopen(const char *, const char *);
extern int fclose(FILE *);
extern int fgetc(FILE *);
int main(void) {
    FILE *file = fopen("/dev/zero", "r"), *same = file;
    if (!file)
        return 0;
    fclose(file);
    return fgetc(same);
}
