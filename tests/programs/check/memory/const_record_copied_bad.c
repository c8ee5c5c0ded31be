//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
struct pair { int a, b; };
const struct pair fixed = { 1, 2 };
int main(void) {
    struct pair other = { 3, 4 }, *p = (struct pair *)&fixed;
    *p = other; //~ VIOLATION valid-deref
    return 0;
}
