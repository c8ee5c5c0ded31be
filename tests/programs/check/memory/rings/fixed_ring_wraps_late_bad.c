//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=60 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// The head wraps only after it has left the array.
extern int __VERIFIER_nondet_int(void);
static int slots[2];
static unsigned head, count;
static int get(void) {
    int item = slots[head]; //~ VIOLATION valid-deref
    head++;
    if (head > 2) {
        head = 0;
    }
    count--;
    return item;
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 6; i++) {
        if (__VERIFIER_nondet_int() && count < 2) {
            count++;
        } else if (count > 0) {
            sum += get();
        }
    }
    return sum;
}
