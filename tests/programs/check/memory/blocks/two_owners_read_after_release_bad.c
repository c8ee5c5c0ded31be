//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
static int *shared;
static int owners;
static int *acquire(void) {
    if (owners == 0) {
        shared = malloc(sizeof(int));
        *shared = 0;
    }
    owners++;
    return shared;
}
static void release(void) {
    owners--;
    if (owners == 0) {
        free(shared);
        shared = 0;
    }
}
int main(void) {
    int *first = acquire();
    *first = 3;
    release();
    return *first; //~ VIOLATION valid-deref
}
