//@ property: valid-memsafety
//@ truth: true
//@ expect[loops]: true
//@ expect[smg]: true
//@ expect[smg-cegar]: true
//@ expect[smg-symexec]: true
extern void *malloc(unsigned long);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    return 0;
}
