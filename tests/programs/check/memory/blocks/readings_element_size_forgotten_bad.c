//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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
