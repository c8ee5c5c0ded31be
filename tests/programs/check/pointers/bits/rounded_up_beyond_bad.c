//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
extern void *malloc(unsigned long);
extern void free(void *);
static char *aligned(char *p, unsigned long to) { return (char *)(((unsigned long)p + to - 1) & ~(to - 1)); }
int main(void) {
    char *block = malloc(40), *next = block;
    for (int i = 0; i < 3; i++) {
        char *piece = aligned(next, 16);
        piece[0] = piece[11] = (char)i; //~ VIOLATION valid-deref
        next = piece + 12;
    }
    free(block);
    return 0;
}
