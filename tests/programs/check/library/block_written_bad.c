//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One element more than there are is written.
typedef struct _IO_FILE FILE;
typedef unsigned long size_t;
extern FILE *stdout;
extern size_t fwrite(const void *, size_t, size_t, FILE *);
int main(void) {
    int block[4] = {1, 2, 3, 4};
    return fwrite(block, sizeof(int), 5, stdout) != 5; //~ VIOLATION
}
