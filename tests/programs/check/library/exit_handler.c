//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What is kept to the end is freed there, wherever that is.
extern void *malloc(unsigned long);
extern void free(void *);
extern int atexit(void (*)(void));
extern void exit(int);
extern int __VERIFIER_nondet_int(void);
static int *kept;
static void clean_up(void) {
    free(kept);
}
static void stop(int status) {
    if (__VERIFIER_nondet_int())
        exit(status);
}
int main(void) {
    kept = malloc(sizeof(int));
    atexit(clean_up);
    stop(1);
    return 0;
}
