//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A block is made and freed forever.
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    for (;;) {
        int *p = malloc(sizeof(int));
        *p = 1;
        free(p);
    }
}
