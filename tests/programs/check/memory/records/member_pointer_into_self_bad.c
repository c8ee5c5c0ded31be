//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The copy still points into the record it was copied from, and that one has ended.
struct cursor {
    int cells[3];
    int *at;
};
static struct cursor cursor_new(void) {
    struct cursor c = {{1, 2, 3}, 0};
    c.at = c.cells;
    return c;
}
int main(void) {
    struct cursor mine = cursor_new();
    int sum = mine.cells[0];
    sum += *mine.at; //~ VIOLATION valid-deref
    return sum;
}
