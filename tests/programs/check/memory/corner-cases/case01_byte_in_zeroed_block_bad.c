//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The word around the byte is no longer zero.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    unsigned char *block = calloc(16, 1);
    int *words = (int *)block;
    block[6] = 1;
    if (words[1] != 0) {
        reach_error(); //~ VIOLATION
    }
    free(block);
    return 0;
}
