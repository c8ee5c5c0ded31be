//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The old content of a slot is freed when a new one comes.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static char *slots[2];
static void store(int i, int size) {
    free(slots[i]);
    slots[i] = malloc(size);
    slots[i][size - 1] = 1;
}
int main(void) {
    for (int round = 1; round < 4; round++) {
        int i = __VERIFIER_nondet_int();
        if (i == 0 || i == 1) {
            store(i, round);
        }
    }
    free(slots[0]);
    free(slots[1]);
    return 0;
}
