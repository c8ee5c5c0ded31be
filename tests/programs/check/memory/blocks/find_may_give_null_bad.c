//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static int *find(int *from, int *to, int key) {
    for (; from != to; from++) {
        if (*from == key) {
            return from;
        }
    }
    return 0;
}
int main(void) {
    int *keys = malloc(3 * sizeof(int));
    keys[0] = 2;
    keys[1] = 3;
    keys[2] = 5;
    int *found = find(keys, keys + 3, __VERIFIER_nondet_int());
    *found = 7; //~ VIOLATION valid-deref
    free(keys);
    return 0;
}
