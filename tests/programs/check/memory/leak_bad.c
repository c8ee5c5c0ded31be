//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    return p != 0;
}
