//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A number of full width keeps the block.
extern void *malloc(unsigned long);
extern void free(void *);

static long address;
static void open_it(void) {
    address = (long)malloc(8);
}
int main(void) {
    open_it();
    *(long *)address = 7;
    free((void *)address);
    return 0;
}
