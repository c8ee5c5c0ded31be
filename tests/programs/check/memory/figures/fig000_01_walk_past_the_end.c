//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Program 1 of the value-analysis document (its Fig. 1): after the loop the pointer is one past the end.
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void) {
    int *array = malloc(sizeof(int) * 10);
    for (int i = 0; i < 10; i++) {
        *array = i;
        array++;
    }
    if (*array != 9) { //~ VIOLATION valid-deref
        reach_error();
    }
    return 0;
}
