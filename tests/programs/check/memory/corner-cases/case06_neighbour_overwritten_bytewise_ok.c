//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Only the field before the pointer is overwritten.
extern void *malloc(unsigned long);
extern void free(void *);

struct holder {
    long tag;
    char *text;
};
int main(void) {
    struct holder h;
    h.text = malloc(8);
    unsigned char *bytes = (unsigned char *)&h;
    for (unsigned i = 0; i < sizeof(long); i++) {
        bytes[i] = 0xff;
    }
    free(h.text);
    return (int)(h.tag + 1);
}
