//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
