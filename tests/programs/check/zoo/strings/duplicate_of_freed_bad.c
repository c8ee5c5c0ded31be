//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
//@ expect[loops]: false
extern void free(void *);
extern char *strdup(const char *);
int main(void) {
    char *name = strdup("log");
    free(name);
    char *again = strdup(name); //~ VIOLATION valid-deref
    free(again);
    return 0;
}
