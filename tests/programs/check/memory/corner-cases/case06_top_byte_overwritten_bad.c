//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// With another top byte the pointer leads nowhere near the block. If its other bytes count, it is lost at the end.
extern void *malloc(unsigned long);

struct holder {
    int tag;
    char *text;
};
int main(void) {
    struct holder h;
    h.tag = 1;
    h.text = malloc(8);
    ((unsigned char *)&h.text)[7] = 0x55; //~ VIOLATION valid-memtrack
    return h.tag - 1; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
