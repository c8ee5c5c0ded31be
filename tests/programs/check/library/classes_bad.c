//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// There is no character 256.
extern const unsigned short **__ctype_b_loc(void);
int main(void) {
    return (*__ctype_b_loc())[256]; //~ VIOLATION
}
