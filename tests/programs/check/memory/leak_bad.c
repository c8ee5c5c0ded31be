//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    return p != 0;
}
