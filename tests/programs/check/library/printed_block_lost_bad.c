//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
