//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One more operation is let through than there is.
extern int __VERIFIER_nondet_int(void);

static int add(int a, int b) { return (a & 15) + (b & 15); }
static int take(int a, int b) { return (a & 15) - (b & 15); }
static int both(int a, int b) { return a & b; }
static int (*const operations[3])(int, int) = {add, take, both};
int main(void) {
    int op = __VERIFIER_nondet_int();
    if (op < 0 || op > 3) {
        return -1;
    }
    return operations[op](7, 2); //~ VIOLATION valid-deref
}
