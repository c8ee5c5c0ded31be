//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The second record begins in the first one, and ends outside the block.
extern void *malloc(unsigned long);
extern void free(void *);

struct point {
    int x, y;
};
static void copy(struct point *to, const struct point *from) {
    *to = *from; //~ VIOLATION
}
int main(void) {
    int *numbers = malloc(2 * sizeof(int));
    numbers[0] = numbers[1] = 1;
    copy((struct point *)numbers, (struct point *)(numbers + 1));
    free(numbers);
    return 0;
}
