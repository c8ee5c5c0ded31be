//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    return p != 0;
}
