//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
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
    char *both = malloc(strlen(a) + strlen(b) + 1);
    strcpy(both, a);
    strcat(both, b);
    return both;
}
int main(void) {
    char *path = join("a", "/");
    path = join(path, "b"); //~ VIOLATION valid-memtrack
    int length = strlen(path);
    free(path);
    return length;
}
