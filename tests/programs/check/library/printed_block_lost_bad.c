//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The first text is never freed.
extern int asprintf(char **, const char *, ...);
extern void free(void *);
int main(void) {
    char *text;
    asprintf(&text, "%d", 1);
    asprintf(&text, "%d", 2); //~ VIOLATION valid-memtrack
    free(text);
    return 0;
}
