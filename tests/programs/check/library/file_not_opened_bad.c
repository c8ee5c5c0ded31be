//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Not every file can be opened.
typedef struct _IO_FILE FILE;
extern FILE *fopen(const char *, const char *);
extern int fgetc(FILE *);
int main(void) {
    FILE *file = fopen("data", "r");
    return fgetc(file); //~ VIOLATION
}
