//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern unsigned long strlen(const char *);

static char *joined(const char *a, const char *b) {
    unsigned long n = strlen(a), m = strlen(b);
    char *result = malloc(n + m + 1);
    memcpy(result, a, n);
    memcpy(result + n, b, m + 1);
    return result;
}
int main(void) {
    char *path = joined("usr", "/bin");
    char *longer = joined(path, "/cc");
    free(path);
    int last = longer[9];
    free(longer);
    return last - 'c';
}
