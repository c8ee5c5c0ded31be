//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The last slot is cut off together with the only pointer to its block.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    int **slots = malloc(3 * sizeof(int *));
    for (int i = 0; i < 3; i++) {
        slots[i] = malloc(sizeof(int));
        *slots[i] = i;
    }
    slots = realloc(slots, 2 * sizeof(int *)); //~ VIOLATION valid-memtrack
    for (int i = 0; i < 2; i++) {
        free(slots[i]);
    }
    free(slots);
    return 0;
}
