//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    char *arena = malloc(12);
    char *pieces[3];
    for (int i = 0; i < 3; i++) {
        pieces[i] = arena + 4 * i;
    }
    pieces[2][3] = 1;
    free(pieces[0]);
    return 0;
}
