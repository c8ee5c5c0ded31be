//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
