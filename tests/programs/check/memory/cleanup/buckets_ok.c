//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Chains of a small hash table, emptied bucket by bucket.
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
    for (int i = 0; i < 3; i++) {
        add(__VERIFIER_nondet_uint());
    }
    for (int b = 0; b < 2; b++) {
        while (buckets[b]) {
            struct entry *e = buckets[b];
            buckets[b] = e->next;
            free(e);
        }
    }
    return 0;
}
