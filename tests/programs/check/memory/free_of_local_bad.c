//@ property: valid-memsafety
//@ truth: false(valid-free)
extern void free(void *);
int main(void) {
    int x;
    free(&x); //~ VIOLATION valid-free
    return 0;
}
