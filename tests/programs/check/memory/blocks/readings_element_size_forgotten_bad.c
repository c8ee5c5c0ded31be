//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// Four bytes are asked for where four ints were meant.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *readings = malloc(4);
    for (int i = 0; i < 4; i++) {
        readings[i] = 10 + i; //~ VIOLATION valid-deref
    }
    int first = readings[0];
    free(readings);
    return first;
}
