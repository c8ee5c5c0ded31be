//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The search above goes right until it finds a larger key, which need not exist.
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
        while ((level == 1 || p->next[0]) && p->next[level]->key < key) { //~ VIOLATION
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
int main(void) {
    struct tower *head = new_tower(0);
    while (__VERIFIER_nondet_int()) {
        insert(head, __VERIFIER_nondet_uint(), __VERIFIER_nondet_int() > 1);
    }
    while (head) {
        struct tower *next = head->next[0];
        free(head);
        head = next;
    }
    return 0;
}
