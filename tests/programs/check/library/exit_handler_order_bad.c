//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The block is freed before the handler that uses it runs.
extern void *malloc(unsigned long);
extern void free(void *);
extern int atexit(void (*)(void));
extern void exit(int);
static int *kept;
static void clean_up(void) {
    free(kept);
}
static void use(void) {
    *kept = 1; //~ VIOLATION
}
int main(void) {
    kept = malloc(sizeof(int));
    atexit(use);
    atexit(clean_up);
    return 0;
}
