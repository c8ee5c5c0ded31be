//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// With the outer block the only reference to the inner one goes.
extern void *malloc(unsigned long);
extern void free(void *);

struct table {
    int *cells;
};
static struct table *table;
int main(void) {
    table = malloc(sizeof(struct table));
    table->cells = malloc(4 * sizeof(int));
    table->cells[3] = 1;
    free(table); //~ VIOLATION valid-memtrack
    table = 0;
    return 0;
}
