//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern void *malloc(unsigned long);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    return 0;
}
