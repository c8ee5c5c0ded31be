//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The comparison takes the elements for the strings that they lead to, and a missing one for a string.
typedef unsigned long size_t;
extern void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
extern int strcmp(const char *, const char *);
static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b); //~ VIOLATION
}
int main(void) {
    char *names[3] = {"c", 0, "b"};
    qsort(names, 3, sizeof(char *), by_name);
    return names[0] == 0;
}
