//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A program that ends at once calls no handlers.
extern void *malloc(unsigned long);
extern void free(void *);
extern int atexit(void (*)(void));
extern void exit(int);
extern void _exit(int);
static int *kept;
static void clean_up(void) {
    free(kept);
}
int main(void) {
    kept = malloc(sizeof(int)); //~ VIOLATION
    atexit(clean_up);
    _exit(0); //~ VIOLATION
}
