//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
