//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Not every file can be opened.
typedef struct _IO_FILE FILE;
extern FILE *fopen(const char *, const char *);
extern int fgetc(FILE *);
int main(void) {
    FILE *file = fopen("data", "r");
    return fgetc(file); //~ VIOLATION
}
