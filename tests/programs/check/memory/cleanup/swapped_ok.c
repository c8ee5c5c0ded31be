//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Buffers are exchanged in every round.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *front = calloc(2, sizeof(int)), *back = calloc(2, sizeof(int));
    int rounds = __VERIFIER_nondet_int();
    for (int i = 0; i < rounds && i < 3; i++) {
        back[0] = front[1] + 1;
        back[1] = front[0];
        int *t = front;
        front = back;
        back = t;
    }
    free(front);
    free(back);
    return 0;
}
