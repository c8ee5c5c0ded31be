//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Head and tail count on for ever; the mask makes them indices.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct ring {
    unsigned char head, tail;
    int *slots;
};
int main(void) {
    struct ring r = {254, 254, 0};
    r.slots = malloc(4 * sizeof(int));
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        if (__VERIFIER_nondet_int() > 0) {
            if ((unsigned char)(r.head - r.tail) < 4) {
                r.slots[r.head & 3] = i;
                r.head++;
            }
        } else if (r.head != r.tail) {
            sum += r.slots[r.tail & 3];
            r.tail++;
        }
    }
    free(r.slots);
    return sum;
}
