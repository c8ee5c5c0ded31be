//@ property: valid-memcleanup
//@ truth: false
//@ options: --set limits.nodes=60
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The towers are freed, the head node in the global is not.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct tower {
    struct tower *next[2];
    unsigned key;
};
static struct tower *new_tower(unsigned key) {
    struct tower *t = malloc(sizeof *t);
    t->key = key;
    t->next[0] = t->next[1] = 0;
    return t;
}
static void insert(struct tower *head, unsigned key, int high) {
    struct tower *at[2], *p = head;
    for (int level = 1; level >= 0; level--) {
        while (p->next[level] && p->next[level]->key < key) {
            p = p->next[level];
        }
        at[level] = p;
    }
    struct tower *t = new_tower(key);
    for (int level = 0; level <= (high ? 1 : 0); level++) {
        t->next[level] = at[level]->next[level];
        at[level]->next[level] = t;
    }
}
static struct tower *head;
int main(void) {
    head = new_tower(0);
    while (__VERIFIER_nondet_int()) {
        insert(head, __VERIFIER_nondet_uint(), __VERIFIER_nondet_int() > 1);
    }
    while (head->next[0]) {
        struct tower *old = head->next[0];
        head->next[0] = old->next[0];
        free(old);
    }
    return 0;
}
