//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
struct pair { int a, b[2]; };
int main(void) {
    int *p;
    p = ({ struct pair q = { 1, { 2, 3 } }; &q.b[1]; });
    return *p; //~ VIOLATION valid-deref
}
