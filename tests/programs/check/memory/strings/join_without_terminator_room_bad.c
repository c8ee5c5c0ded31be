//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
