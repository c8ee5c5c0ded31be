//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);

static int *fresh(void) {
    return malloc(sizeof(int));
}
int main(void) {
    int n = (fresh(), 1); //~ VIOLATION valid-memtrack
    return n - 1;
}
