//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
