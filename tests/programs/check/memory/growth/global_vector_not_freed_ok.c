//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Reachable from a global to the end: nothing is lost, although nothing is freed.
extern void *realloc(void *, unsigned long);
static int *items;
static unsigned size;
static void push(int item) {
    items = realloc(items, (size + 1) * sizeof(int));
    items[size++] = item;
}
int main(void) {
    for (int i = 0; i < 3; i++) {
        push(i);
    }
    return items[size - 1];
}
