//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    if (found) {
        *found = 7;
    }
    free(keys);
    return 0;
}
