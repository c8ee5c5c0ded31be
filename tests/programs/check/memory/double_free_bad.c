//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    free(p); //~ VIOLATION valid-free
    return 0;
}
