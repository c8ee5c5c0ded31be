//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
    free(table->cells);
    free(table);
    return 0;
}
