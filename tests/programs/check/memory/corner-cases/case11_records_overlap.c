//@ property: valid-memsafety
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Records that overlap in part must not be assigned to each other; no access leaves the block, so the property says nothing.
extern void *malloc(unsigned long);
extern void free(void *);

struct point {
    int x, y;
};
static void copy(struct point *to, const struct point *from) {
    *to = *from;
}
int main(void) {
    int *numbers = malloc(3 * sizeof(int));
    numbers[0] = numbers[1] = numbers[2] = 1;
    copy((struct point *)numbers, (struct point *)(numbers + 1));
    free(numbers);
    return 0;
}
