//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
// The last reference is lost although the program never ends.
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    while (1) {
    }
    return p != 0;
}
