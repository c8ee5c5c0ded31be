//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The count lies outside the block, and at or below zero the block is freed again.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int references;
static void release(int *block) {
    if (--references <= 0) {
        free(block); //~ VIOLATION valid-free
    }
}
int main(void) {
    int *block = malloc(sizeof(int));
    references = 2;
    *block = 1;
    int times = __VERIFIER_nondet_int();
    if (times < 2 || times > 3) {
        times = 2;
    }
    for (int i = 0; i < times; i++) {
        release(block);
    }
    return 0;
}
