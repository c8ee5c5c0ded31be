//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void free(void *);
int main(void) {
    int x;
    free(&x); //~ VIOLATION valid-free
    return 0;
}
