//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A pointer to a freed block still differs from others, and is what it was.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

long global;

int main(void) {
    long *block = malloc(2 * sizeof(long));
    long *copy = block;
    long *second = block + 1;
    free(block);
    if (block == &global || block == 0 || block != copy || second == block) {
        reach_error();
    }
    return 0;
}
