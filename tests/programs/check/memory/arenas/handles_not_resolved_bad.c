//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The generation is not looked at.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct cell {
    unsigned generation;
    int *block;
};
struct handle {
    unsigned index, generation;
};
static struct cell cells[2];
static struct handle handle_new(unsigned index) {
    struct handle h = {index, ++cells[index].generation};
    cells[index].block = malloc(sizeof(int));
    return h;
}
static void handle_drop(struct handle h) {
    if (cells[h.index].generation == h.generation) {
        free(cells[h.index].block);
        cells[h.index].generation++;
    }
}
int main(void) {
    struct handle a = handle_new(0), b = handle_new(1);
    if (__VERIFIER_nondet_int()) {
        handle_drop(a);
    }
    *cells[a.index].block = 1; //~ VIOLATION valid-deref
    handle_drop(a);
    handle_drop(b);
    return 0;
}
