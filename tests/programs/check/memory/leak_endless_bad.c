//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
// The last reference is lost although the program never ends.
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    while (1) {
    }
    return p != 0;
}
