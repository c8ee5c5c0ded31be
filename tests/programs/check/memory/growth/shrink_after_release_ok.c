//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
int main(void) {
    int **slots = malloc(4 * sizeof(int *));
    for (int i = 0; i < 4; i++) {
        slots[i] = malloc(sizeof(int));
        *slots[i] = i;
    }
    for (int i = 2; i < 4; i++) {
        free(slots[i]);
    }
    slots = realloc(slots, 2 * sizeof(int *));
    int sum = *slots[0] + *slots[1];
    free(slots[0]);
    free(slots[1]);
    free(slots);
    return sum;
}
