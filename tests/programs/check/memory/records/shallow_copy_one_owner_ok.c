//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct buffer {
    int *data;
    int length;
};
int main(void) {
    struct buffer a, b;
    a.data = malloc(3 * sizeof(int));
    a.length = 3;
    b = a;
    for (int i = 0; i < b.length; i++) {
        b.data[i] = i;
    }
    a.data = 0;
    int last = b.data[b.length - 1];
    free(a.data);
    free(b.data);
    return last;
}
