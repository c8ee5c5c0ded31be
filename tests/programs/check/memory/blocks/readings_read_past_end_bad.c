//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
int main(void) {
    int *readings = calloc(4, sizeof(int));
    int largest = 0;
    for (int i = 0; i < 4; i++) {
        if (readings[i] <= readings[i + 1]) { //~ VIOLATION valid-deref
            largest = i + 1;
        }
    }
    free(readings);
    return largest;
}
