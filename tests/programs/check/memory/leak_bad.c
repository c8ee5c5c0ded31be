//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
int main(void) {
    int *p = malloc(sizeof(int));
    p = 0; //~ VIOLATION valid-memtrack
    return p != 0;
}
