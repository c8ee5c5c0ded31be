//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
int main(void) {
    unsigned char *page = malloc(16);
    memset(page + 8, 0, 16); //~ VIOLATION valid-deref
    int last = page[15];
    free(page);
    return last;
}
