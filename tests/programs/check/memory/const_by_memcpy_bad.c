//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *memcpy(void *, const void *, unsigned long);
const char text[8] = "abc";
int main(void) {
    memcpy((char *)text, "x", 0);
    memcpy((char *)text + 1, "x", 1); //~ VIOLATION valid-deref
    return 0;
}
