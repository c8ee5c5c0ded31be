//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void *malloc(unsigned long);
extern void free(void *);
static void copy(void *to, const void *from, unsigned long count) {
    unsigned char *t = to;
    const unsigned char *f = from;
    while (count-- > 0) {
        *t++ = *f++;
    }
}
struct pair {
    int *left, *right;
};
int main(void) {
    struct pair a, b;
    a.left = malloc(sizeof(int));
    a.right = malloc(2 * sizeof(int));
    *a.left = 1;
    a.right[1] = 2;
    copy(&b, &a, sizeof a);
    a.left = a.right = 0;
    int sum = *b.left + b.right[1];
    free(b.left);
    free(b.right);
    return sum;
}
