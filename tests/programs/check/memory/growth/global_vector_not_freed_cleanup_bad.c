//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The global keeps the block reachable to the end, but nobody frees it.
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
