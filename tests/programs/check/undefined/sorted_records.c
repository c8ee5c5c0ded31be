//@ property: no-ub
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *));

struct pair {
    int key, value;
};

static int compare(const void *a, const void *b) {
    return ((struct pair *)a)->key < ((struct pair *)b)->key ? -1 : 1;
}

int main(void) {
    struct pair pairs[3];
    pairs[0].key = 3;
    pairs[1].key = 1;
    pairs[2].key = 2;
    pairs[0].value = pairs[1].value = 0;
    pairs[2].value = 0;
    qsort(pairs, 3, sizeof *pairs, compare);
    if (pairs[1].value)
        return 1;
    return 0;
}
