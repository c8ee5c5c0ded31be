//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Clearing the table forgets the block that was registered in it.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
static int *table[3];
int main(void) {
    table[1] = malloc(sizeof(int));
    *table[1] = 4;
    memset(table, 0, sizeof(table)); //~ VIOLATION valid-memtrack
    for (int i = 0; i < 3; i++) {
        free(table[i]);
    }
    return 0;
}
