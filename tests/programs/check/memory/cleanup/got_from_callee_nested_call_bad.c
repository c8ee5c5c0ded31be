//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The block between the two calls has no name.
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
    char *longer = joined(joined("usr", "/bin"), "/cc");
    int last = longer[9];
    free(longer);
    return last - 'c';
}
