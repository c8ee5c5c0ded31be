//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
// The lowest byte is that of the other pointer: b is one more than a.
extern void *malloc(unsigned long);
extern void free(void *);
union word {
    char *pointer;
    unsigned char bytes[sizeof(char *)];
};
int main(void) {
    union word a, b;
    a.pointer = malloc(16);
    b.pointer = a.pointer + 8;
    b.bytes[0] = a.bytes[0];
    b.pointer += 1;
    free(b.pointer); //~ VIOLATION valid-free
    return 0;
}
