//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Only the first entry of each bucket is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct entry {
    unsigned key;
    struct entry *next;
};
static struct entry *buckets[2];
static void add(unsigned key) {
    struct entry *e = malloc(sizeof(struct entry));
    e->key = key;
    e->next = buckets[key % 2];
    buckets[key % 2] = e;
}
int main(void) {
    for (int i = 0; i < 2; i++) {
        add(__VERIFIER_nondet_uint());
    }
    for (int b = 0; b < 2; b++) {
        free(buckets[b]);
    }
    return 0;
}
