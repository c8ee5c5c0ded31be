//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The comparison takes a copy that nobody frees.
extern int strcmp(const char *, const char *);
extern char *strdup(const char *);
int main(void) {
    const char *name = "main";
    if (strcmp(strdup(name), "main") == 0) { //~ VIOLATION valid-memtrack
        return 1; //~ VIOLATION valid-memtrack
    }
    return 0;
}
