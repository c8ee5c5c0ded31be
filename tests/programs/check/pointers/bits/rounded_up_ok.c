//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void *malloc(unsigned long);
extern void free(void *);
static char *aligned(char *p, unsigned long to) { return (char *)(((unsigned long)p + to - 1) & ~(to - 1)); }
int main(void) {
    char *block = malloc(64), *next = block;
    for (int i = 0; i < 3; i++) {
        char *piece = aligned(next, 16);
        piece[0] = piece[11] = (char)i;
        next = piece + 12;
    }
    int last = block[32] + block[43];
    free(block);
    return last;
}
