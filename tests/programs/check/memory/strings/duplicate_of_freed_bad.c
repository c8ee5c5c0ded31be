//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
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
