//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The path that gives up early forgets the block.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int wanted = __VERIFIER_nondet_int();
    int *readings = calloc(4, sizeof(int));
    if (wanted < 0 || wanted > 3) {
        return -1; //~ VIOLATION valid-memtrack
    }
    int found = readings[wanted];
    free(readings);
    return found;
}
