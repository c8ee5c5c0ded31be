//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
