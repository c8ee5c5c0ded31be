//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
int main(void) {
    char *nothing = malloc(0);
    int *also_nothing = calloc(0, sizeof(int));
    free(nothing);
    free(also_nothing);
    free(0);
    return 0;
}
