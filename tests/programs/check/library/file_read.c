//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
// A file is read, if it can be opened, and closed.
typedef struct _IO_FILE FILE;
typedef unsigned long size_t;
extern FILE *fopen(const char *, const char *);
extern int fclose(FILE *);
extern size_t fread(void *, size_t, size_t, FILE *);
extern int fgetc(FILE *);
extern int feof(FILE *);
int main(void) {
    char block[8];
    FILE *file = fopen("data", "r");
    if (!file)
        return 1;
    size_t n = fread(block, 1, sizeof block, file);
    int last = n > 0 ? block[n - 1] : 0;
    while (!feof(file) && fgetc(file) != -1)
        last++;
    fclose(file);
    return last;
}
