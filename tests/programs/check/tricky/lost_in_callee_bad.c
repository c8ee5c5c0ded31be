//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern void *malloc(unsigned long);
static void lose(void) {
    int *p = malloc(sizeof(int));
    *p = 1;
}
int main(void) {
    lose();
    return 0;
}
