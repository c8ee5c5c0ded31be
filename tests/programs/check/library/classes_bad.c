//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// There is no character 256.
extern const unsigned short **__ctype_b_loc(void);
int main(void) {
    return (*__ctype_b_loc())[256]; //~ VIOLATION
}
