//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// On one input the arena is not reset and the next round finds it full.
extern int __VERIFIER_nondet_int(void);

static char storage[8];
static unsigned used;
static char *take(unsigned n) {
    if (n > sizeof storage - used) {
        return 0;
    }
    used += n;
    return storage + used - n;
}
int main(void) {
    for (int round = 0; round < 2; round++) {
        char *a = take(3), *b = take(5);
        a[2] = 'a'; //~ VIOLATION valid-deref
        b[4] = 'b';
        if (__VERIFIER_nondet_int() != 4) {
            used = 0;
        }
    }
    return 0;
}
