//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ options: --malloc-may-fail
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
struct buffer { char *bytes; unsigned long size; };
static int grow(struct buffer *b) {
    char *bytes = realloc(b->bytes, 2 * b->size);
    if (!bytes)
        return 0;
    b->bytes = bytes;
    b->size *= 2;
    return 1;
}
int main(void) {
    struct buffer b = {malloc(4), 4};
    if (!b.bytes)
        return 1;
    if (grow(&b))
        b.bytes[7] = 1;
    b.bytes[3] = 1;
    free(b.bytes);
    return 0;
}
