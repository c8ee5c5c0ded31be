//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The copy is never freed.
typedef unsigned long size_t;
extern char *strndup(const char *, size_t);
void work(void) {
    char *copy = strndup("a long string", 6);
    if (copy)
        copy[6] = 'x';
} //~ VIOLATION
int main(void) {
    work();
    return 0;
} //~ VIOLATION
