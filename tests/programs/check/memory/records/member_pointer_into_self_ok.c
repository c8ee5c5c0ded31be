//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
struct cursor {
    int cells[3];
    int *at;
};
static struct cursor cursor_new(void) {
    struct cursor c = {{1, 2, 3}, 0};
    return c;
}
int main(void) {
    struct cursor mine = cursor_new();
    mine.at = mine.cells;
    int sum = 0;
    while (mine.at != mine.cells + 3) {
        sum += *mine.at++;
    }
    return sum;
}
