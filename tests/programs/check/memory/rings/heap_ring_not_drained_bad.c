//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Freeing the slots loses the messages that are still in them.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct ring {
    int **slots;
    unsigned head, count;
};
int main(void) {
    struct ring r = {0, 0, 0};
    r.slots = calloc(2, sizeof(int *));
    for (int i = 0; i < 4; i++) {
        int op = __VERIFIER_nondet_int();
        if (op > 0 && r.count < 2) {
            r.slots[(r.head + r.count++) % 2] = malloc(sizeof(int));
        } else if (r.count > 0) {
            free(r.slots[r.head]);
            r.slots[r.head] = 0;
            r.head = (r.head + 1) % 2;
            r.count--;
        }
    }
    free(r.slots); //~ VIOLATION valid-memtrack
    return 0;
}
