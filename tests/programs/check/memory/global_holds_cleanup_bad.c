//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
extern void *malloc(unsigned long);
static int *kept;
int main(void) {
    kept = malloc(sizeof(int));
    *kept = 3;
    return 0;
}
