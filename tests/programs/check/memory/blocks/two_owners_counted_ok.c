//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    int *reader = acquire();
    int *writer = acquire();
    *writer = 5;
    release();
    int seen = *reader;
    release();
    return seen;
}
