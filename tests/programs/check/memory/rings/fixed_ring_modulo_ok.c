//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=60 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
struct ring {
    unsigned head, count;
    int slots[3];
};
static int put(struct ring *r, int item) {
    if (r->count == 3) {
        return 0;
    }
    r->slots[(r->head + r->count) % 3] = item;
    r->count++;
    return 1;
}
static int get(struct ring *r) {
    if (r->count == 0) {
        return -1;
    }
    int item = r->slots[r->head];
    r->head = (r->head + 1) % 3;
    r->count--;
    return item;
}
int main(void) {
    struct ring r = {0, 0, {0}};
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        if (__VERIFIER_nondet_int()) {
            put(&r, i);
        } else {
            sum += get(&r);
        }
    }
    return sum;
}
