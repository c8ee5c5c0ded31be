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
// Another pointer leads to the block all the time.
extern void *malloc(unsigned long);
extern void free(void *);
static void reverse(unsigned char *bytes, unsigned count) {
    for (unsigned i = 0; i < count / 2; i++) {
        unsigned char byte = bytes[i];
        bytes[i] = bytes[count - 1 - i];
        bytes[count - 1 - i] = byte;
    }
}
int main(void) {
    long *p = malloc(sizeof(long)), *q = p;
    *p = 4;
    reverse((unsigned char *)&q, sizeof q);
    reverse((unsigned char *)&q, sizeof q);
    *q += 1;
    long value = *p;
    free(p);
    return (int)value;
}
