//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Behind the last separator, and up to the first one.
typedef unsigned long size_t;
extern void *memrchr(const void *, int, size_t);
extern void *memccpy(void *, const void *, int, size_t);
int main(void) {
    char path[] = "a/bc/d", first[3];
    char *last = memrchr(path, '/', sizeof path - 1), *end = memccpy(first, path, '/', 3);
    int *none = 0;
    return last == path + 4 && end == first + 2 && last[1] == 'd' ? 0 : *none;
}
