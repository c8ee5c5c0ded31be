//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    return 0;
}
