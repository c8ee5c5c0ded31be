//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
struct pair { int a, b; };
const struct pair fixed = { 1, 2 };
int main(void) {
    struct pair other = { 3, 4 }, *p = (struct pair *)&fixed;
    *p = other; //~ VIOLATION valid-deref
    return 0;
}
