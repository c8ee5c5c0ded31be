//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    return p != 0;
}
