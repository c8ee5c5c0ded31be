//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The length is copied from another buffer than the data.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
struct buffer {
    int *data;
    int length;
};
int main(void) {
    struct buffer a = {0, 2}, b = {0, 4};
    a.data = calloc(a.length, sizeof(int));
    b.data = calloc(b.length, sizeof(int));
    int sum = 0;
    struct buffer *smaller = &a, *larger = &b;
    smaller->length = larger->length;
    for (int i = 0; i < smaller->length; i++) {
        sum += smaller->data[i]; //~ VIOLATION valid-deref
    }
    free(a.data);
    free(b.data);
    return sum;
}
