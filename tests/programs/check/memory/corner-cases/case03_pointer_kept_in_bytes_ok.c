//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The only reference to the block lies in a global array of characters for a while.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);

static char vault[sizeof(int *)];
static void put(void) {
    int *p = malloc(sizeof(int));
    *p = 5;
    memcpy(vault, &p, sizeof p);
}
static int *take(void) {
    int *p;
    memcpy(&p, vault, sizeof p);
    return p;
}
int main(void) {
    put();
    int *p = take();
    int value = *p;
    free(p);
    return value - 5;
}
