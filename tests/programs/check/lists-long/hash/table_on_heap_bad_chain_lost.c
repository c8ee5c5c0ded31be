//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
// Of every chain only the first entry is freed.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct entry {
    struct entry *next;
    unsigned key;
};
struct map {
    unsigned size;
    struct entry **slots;
};
static struct map *create(unsigned size) {
    struct map *m = malloc(sizeof *m);
    m->size = size;
    m->slots = calloc(size, sizeof(struct entry *));
    return m;
}
static void add(struct map *m, unsigned key) {
    struct entry *e = malloc(sizeof *e), **slot = &m->slots[key % m->size];
    e->key = key;
    e->next = *slot;
    *slot = e;
}
static void destroy(struct map *m) {
    for (unsigned i = 0; i < m->size; i++) {
        struct entry *e = m->slots[i];
        if (e) {
            m->slots[i] = 0;
            free(e); //~ VIOLATION
        }
    }
    free(m->slots);
    free(m);
}
int main(void) {
    unsigned size = __VERIFIER_nondet_uint();
    if (size == 0 || size > 1000) {
        return 1;
    }
    struct map *m = create(size);
    while (__VERIFIER_nondet_int()) {
        add(m, __VERIFIER_nondet_uint());
    }
    destroy(m);
    return 0;
}
