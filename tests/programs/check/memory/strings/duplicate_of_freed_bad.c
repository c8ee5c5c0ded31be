//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void free(void *);
extern char *strdup(const char *);
int main(void) {
    char *name = strdup("log");
    free(name);
    char *again = strdup(name); //~ VIOLATION valid-deref
    free(again);
    return 0;
}
