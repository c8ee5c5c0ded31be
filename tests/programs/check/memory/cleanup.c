//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
extern void *malloc(unsigned long);
extern void free(void *);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    free(kept);
    return 0;
}
