//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
int main(void) {
    char *nothing = malloc(0);
    int *also_nothing = calloc(0, sizeof(int));
    free(nothing);
    free(also_nothing);
    free(0);
    return 0;
}
