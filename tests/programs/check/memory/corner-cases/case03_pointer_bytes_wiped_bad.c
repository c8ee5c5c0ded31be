//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The bytes of the only reference are wiped.
extern void *malloc(unsigned long);
extern void *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);

static char vault[sizeof(int *)];
static void put(void) {
    int *p = malloc(sizeof(int));
    *p = 5;
    memcpy(vault, &p, sizeof p);
}
int main(void) {
    put();
    memset(vault, 0, sizeof vault); //~ VIOLATION valid-memtrack
    return 0;
}
