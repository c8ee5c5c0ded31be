//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-recursion]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Each level gives an array of its own size down; in one it is written behind its end.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void fill(int depth, char *above, int size) {
    if (depth <= 0) {
        return;
    }
    above[size - 1 + (depth == 3)] = 1;
    char mine[depth + 1];
    fill(depth - 1, mine, depth + 1);
}
int main(void) {
    char first[5];
    fill(__VERIFIER_nondet_int() & 15, first, 5);
    return 0;
}
