//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The program ends inside main: the frame is never left and the block not lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *state = malloc(sizeof(int));
    *state = __VERIFIER_nondet_int();
    if (*state == 0) {
        exit(1);
    }
    free(state);
    return 0;
}
