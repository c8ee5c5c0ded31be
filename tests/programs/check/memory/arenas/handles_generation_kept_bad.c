//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Dropping does not begin a new generation, so a stale handle is still good.
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
        free(cells[h.index].block); //~ VIOLATION valid-free
    }
}
int main(void) {
    struct handle a = handle_new(0), b = handle_new(1);
    if (__VERIFIER_nondet_int()) {
        handle_drop(a);
    }
    handle_drop(a);
    handle_drop(b);
    return 0;
}
