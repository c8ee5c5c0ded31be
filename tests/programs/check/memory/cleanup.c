//@ property: valid-memcleanup
//@ truth: true
//@ expect[loops]: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
extern void *malloc(unsigned long);
extern void free(void *);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    free(kept);
    return 0;
}
