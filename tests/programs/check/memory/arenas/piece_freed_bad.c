//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// A piece is not a block: only the first has the address of one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    char *arena = malloc(12);
    char *pieces[3];
    for (int i = 0; i < 3; i++) {
        pieces[i] = arena + 4 * i;
        pieces[i][3] = 0;
    }
    int which = __VERIFIER_nondet_int();
    if (which < 0 || which > 2) {
        which = 0;
    }
    free(pieces[which]); //~ VIOLATION valid-free
    return 0;
}
