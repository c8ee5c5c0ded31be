//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The message is not looked at, only freed: once too often.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static char *slots[2];
static unsigned head, tail;
static void put(void) {
    slots[tail++ % 2] = malloc(1);
}
static void drop(void) {
    free(slots[head++ % 2]); //~ VIOLATION valid-free
}
int main(void) {
    put();
    put();
    for (int i = 0; i < 3; i++) {
        if (i < 2 || __VERIFIER_nondet_int() == 0) {
            drop();
        }
    }
    return 0;
}
