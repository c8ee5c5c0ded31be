//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern void *malloc(unsigned long);
static void lose(void) {
    int *p = malloc(sizeof(int));
    *p = 1;
}
int main(void) {
    lose();
    return 0;
}
