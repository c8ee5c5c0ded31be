//@ property: valid-memsafety
//@ truth: false(valid-free)
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof(int));
    free(p);
    free(p); //~ VIOLATION valid-free
    return 0;
}
