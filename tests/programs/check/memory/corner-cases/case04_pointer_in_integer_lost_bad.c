//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The only reference is a local number, which ends with its function.
extern void *malloc(unsigned long);

static int open_it(void) {
    long address = (long)malloc(8);
    return address != 0; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
int main(void) {
    return open_it() - 1;
}
