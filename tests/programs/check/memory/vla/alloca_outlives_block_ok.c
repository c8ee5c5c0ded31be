//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Unlike an array, what alloca gives lives until the function returns.
extern void *alloca(unsigned long);
int main(void) {
    int *scratch = 0;
    {
        scratch = alloca(3 * sizeof(int));
        scratch[0] = 1;
    }
    for (int i = 1; i < 3; i++) {
        scratch[i] = scratch[i - 1] * 2;
    }
    return scratch[2];
}
