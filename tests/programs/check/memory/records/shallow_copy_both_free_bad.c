//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
struct buffer {
    int *data;
    int length;
};
static void buffer_free(struct buffer b) {
    free(b.data); //~ VIOLATION valid-free
}
int main(void) {
    struct buffer a, b;
    a.data = malloc(3 * sizeof(int));
    a.length = 3;
    b = a;
    b.data[0] = b.length;
    buffer_free(a);
    buffer_free(b);
    return 0;
}
