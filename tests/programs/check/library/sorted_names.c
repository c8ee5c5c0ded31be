//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Pointers change places, and none is lost.
typedef unsigned long size_t;
extern void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
extern void *malloc(size_t);
extern void free(void *);
extern int strcmp(const char *, const char *);
static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}
static char *name(char first) {
    char *name = malloc(2);
    name[0] = first;
    name[1] = 0;
    return name;
}
int main(void) {
    char *names[3] = {name('c'), name('a'), name('b')};
    qsort(names, 3, sizeof(char *), by_name);
    for (int i = 0; i < 3; i++)
        free(names[i]);
    return 0;
}
