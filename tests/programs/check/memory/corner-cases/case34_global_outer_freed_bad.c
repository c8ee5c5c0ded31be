//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
