//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The only reference is a local number, which ends with its function.
extern void *malloc(unsigned long);

static int open_it(void) {
    long address = (long)malloc(8);
    return address != 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
int main(void) {
    return open_it() - 1;
}
