//@ property: valid-memcleanup
//@ truth: true
//@ expect[loops]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
extern void *malloc(unsigned long);
extern void free(void *);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    free(kept);
    return 0;
}
