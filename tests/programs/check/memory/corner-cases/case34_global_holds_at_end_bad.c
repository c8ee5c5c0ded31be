//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);

struct table {
    int *cells;
};
static struct table *table;
int main(void) {
    table = malloc(sizeof(struct table));
    table->cells = malloc(4 * sizeof(int));
    table->cells[3] = 1;
    return 0;
}
