//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// A search may find nothing.
extern int __VERIFIER_nondet_int(void);

struct entry {
    int key, value;
};
static struct entry table[3] = {{1, 10}, {2, 20}, {5, 50}};
static struct entry *find(int key) {
    for (int i = 0; i < 3; i++) {
        if (table[i].key == key) {
            return &table[i];
        }
    }
    return 0;
}
int main(void) {
    int key = __VERIFIER_nondet_int();
    return find(key)->value; //~ VIOLATION valid-deref
}
