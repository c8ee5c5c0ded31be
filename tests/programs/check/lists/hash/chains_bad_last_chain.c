//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The last chain is not cleared.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define SIZE 4
struct entry {
    unsigned key;
    int value;
    struct entry *next;
};
static struct entry *table[SIZE];
static struct entry *lookup(unsigned key) {
    struct entry *e = table[key % SIZE];
    while (e && e->key != key) {
        e = e->next;
    }
    return e;
}
static void set(unsigned key, int value) {
    struct entry *e = lookup(key);
    if (!e) {
        e = malloc(sizeof *e);
        e->key = key;
        e->next = table[key % SIZE];
        table[key % SIZE] = e;
    }
    e->value = value;
}
static void clear(void) {
    for (int i = 0; i + 1 < SIZE; i++) {
        while (table[i]) {
            struct entry *e = table[i];
            table[i] = e->next;
            free(e);
        }
    }
}
int main(void) {
    while (__VERIFIER_nondet_int()) {
        set(__VERIFIER_nondet_uint(), __VERIFIER_nondet_int());
    }
    clear();
    return 0;
}
