//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A hash table with lists in its buckets; the keys are inputs.
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
struct entry {
    unsigned key;
    struct entry *next;
};
static struct entry *buckets[4];
static void insert(unsigned key) {
    struct entry *entry = malloc(sizeof *entry);
    if (!entry) {
        abort();
    }
    entry->key = key;
    entry->next = buckets[key % 4];
    buckets[key % 4] = entry;
}
static struct entry *find(unsigned key) {
    for (struct entry *at = buckets[key % 4]; at; at = at->next) {
        if (at->key == key) {
            return at;
        }
    }
    return NULL;
}
static void clear(void) {
    for (unsigned i = 0; i < 4; i++) {
        while (buckets[i]) {
            struct entry *gone = buckets[i];
            buckets[i] = gone->next;
        }
    }
}
int main(void) {
    unsigned key = __VERIFIER_nondet_uint();
    insert(key);
    insert(__VERIFIER_nondet_uint());
    find(key)->key++;
    clear();
    return 0;
}
