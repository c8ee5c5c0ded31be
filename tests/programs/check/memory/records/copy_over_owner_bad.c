//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The assignment overwrites the only pointer to the data of b.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
struct buffer {
    int *data;
    int length;
};
static struct buffer buffer_new(int length) {
    struct buffer b;
    b.data = calloc(length, sizeof(int));
    b.length = length;
    return b;
}
int main(void) {
    struct buffer a = buffer_new(2);
    struct buffer b = buffer_new(4);
    b = a; //~ VIOLATION valid-memtrack
    int first = b.data[0];
    free(a.data);
    return first;
}
