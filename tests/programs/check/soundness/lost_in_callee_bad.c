//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
static void lose(void) {
    int *p = malloc(sizeof(int));
    *p = 1;
}
int main(void) {
    lose();
    return 0;
}
