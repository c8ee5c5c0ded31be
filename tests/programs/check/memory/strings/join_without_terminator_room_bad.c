//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern char *strcat(char *, const char *);
static char *join(const char *a, const char *b) {
    char *both = malloc(strlen(a) + strlen(b));
    strcpy(both, a);
    strcat(both, b); //~ VIOLATION valid-deref
    return both;
}
int main(void) {
    char *file = join("notes", ".txt");
    int length = strlen(file);
    free(file);
    return length;
}
