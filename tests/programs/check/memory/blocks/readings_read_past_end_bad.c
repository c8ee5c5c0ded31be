//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
