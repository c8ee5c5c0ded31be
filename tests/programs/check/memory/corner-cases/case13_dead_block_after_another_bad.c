//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// The second block was allocated when the first was gone: both may have lain at one place.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    free(first);
    long *second = malloc(sizeof(long));
    free(second);
    if (first == second) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
