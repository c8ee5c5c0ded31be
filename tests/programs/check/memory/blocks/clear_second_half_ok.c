//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
int main(void) {
    unsigned char *page = malloc(16);
    memset(page, 0xff, 16);
    memset(page + 8, 0, 8);
    int sum = page[7] + page[8] + page[15];
    free(page);
    return sum == 255;
}
