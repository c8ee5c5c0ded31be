//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    struct entry *e = find(__VERIFIER_nondet_int());
    return e ? e->value : -1;
}
