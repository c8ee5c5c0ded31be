//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// One byte is written into the middle of a zeroed block; its neighbours stay zero and its own word is known bytewise.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    unsigned char *block = calloc(16, 1);
    int *words = (int *)block;
    block[6] = 1;
    if (words[0] != 0 || words[2] != 0 || words[1] != 0x10000) {
        reach_error();
    }
    free(block);
    return 0;
}
