//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void *memcpy(void *, const void *, unsigned long);
const char text[8] = "abc";
int main(void) {
    memcpy((char *)text, "x", 0);
    memcpy((char *)text + 1, "x", 1); //~ VIOLATION valid-deref
    return 0;
}
