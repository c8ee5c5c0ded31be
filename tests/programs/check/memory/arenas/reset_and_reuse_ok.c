//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// After a reset the same bytes are given out again.
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
    int rounds = __VERIFIER_nondet_int();
    if (rounds < 1 || rounds > 4) {
        return 0;
    }
    while (rounds-- > 0) {
        char *a = take(3), *b = take(5);
        a[2] = 'a';
        b[4] = 'b';
        used = 0;
    }
    return 0;
}
