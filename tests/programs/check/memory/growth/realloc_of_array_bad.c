//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The first buffer is an array, which cannot grow.
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char first[4];
    char *buffer = first;
    unsigned capacity = 4, size = 0;
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 5; i++) {
        if (size == capacity) {
            capacity *= 2;
            buffer = realloc(buffer, capacity); //~ VIOLATION valid-free
        }
        buffer[size++] = 'x';
    }
    if (buffer != first) {
        free(buffer);
    }
    return 0;
}
