//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
struct pair { int a, b[2]; };
int main(void) {
    int *p;
    p = ({ struct pair q = { 1, { 2, 3 } }; &q.b[1]; });
    return *p; //~ VIOLATION valid-deref
}
