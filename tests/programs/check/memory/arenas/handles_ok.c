//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A handle is an index and a generation; a stale one leads to nothing.
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
static int *resolve(struct handle h) {
    return cells[h.index].generation == h.generation ? cells[h.index].block : 0;
}
static void handle_drop(struct handle h) {
    if (resolve(h)) {
        free(cells[h.index].block);
        cells[h.index].generation++;
    }
}
int main(void) {
    struct handle a = handle_new(0), b = handle_new(1);
    if (__VERIFIER_nondet_int()) {
        handle_drop(a);
    }
    int *p = resolve(a);
    if (p) {
        *p = 1;
    }
    handle_drop(a);
    handle_drop(b);
    handle_drop(b);
    return 0;
}
