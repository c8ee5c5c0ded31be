//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The handler that was registered last runs first, and may register another.
extern void *malloc(unsigned long);
extern void free(void *);
extern int atexit(void (*)(void));
extern void exit(int);
static int *kept;
static void clean_up(void) {
    free(kept);
}
static void use(void) {
    *kept = 1;
    atexit(clean_up);
}
int main(void) {
    kept = malloc(sizeof(int));
    atexit(use);
    return 0;
}
