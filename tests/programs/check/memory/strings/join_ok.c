//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);
extern char *strcat(char *, const char *);
static char *join(const char *a, const char *b) {
    char *both = malloc(strlen(a) + strlen(b) + 1);
    strcpy(both, a);
    strcat(both, b);
    return both;
}
int main(void) {
    char *file = join("notes", ".txt");
    int length = strlen(file);
    free(file);
    return length;
}
