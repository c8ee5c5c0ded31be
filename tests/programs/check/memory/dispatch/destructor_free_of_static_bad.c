//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The destructors are exchanged if the input says so.
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct box {
    void *content;
    void (*drop)(void *);
};
static void nothing(void *content) {
    (void)content;
}
int main(void) {
    static int shared = 1;
    struct box box = {&shared, nothing};
    if (__VERIFIER_nondet_int() == 3) {
        box.drop = free;
    }
    box.drop(box.content); //~ VIOLATION valid-free
    return 0;
}
