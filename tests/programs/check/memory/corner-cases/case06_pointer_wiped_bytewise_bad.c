//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The only reference is overwritten byte by byte.
extern void *malloc(unsigned long);

struct holder {
    int tag;
    char *text;
};
int main(void) {
    struct holder h;
    h.tag = 1;
    h.text = malloc(8);
    unsigned char *bytes = (unsigned char *)&h.text;
    for (unsigned i = 0; i < sizeof h.text; i++) {
        bytes[i] = 0; //~ VIOLATION valid-memtrack
    }
    return h.tag - 1;
}
