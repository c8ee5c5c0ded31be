//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=300 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Names grow from the front, numbers from the back.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *arena = malloc(6 * sizeof(int));
    int front = 0, back = 6;
    for (int i = 0; i < 8; i++) {
        if (front == back) {
            break;
        }
        if (__VERIFIER_nondet_int() > 0) {
            arena[front++] = i;
        } else {
            arena[--back] = i;
        }
    }
    free(arena);
    return 0;
}
