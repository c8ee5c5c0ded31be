//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// A third level is used that the towers do not have.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct tower {
    unsigned key;
    struct tower *next[2];
};
static struct tower *new_tower(unsigned key) {
    struct tower *t = malloc(sizeof *t);
    t->key = key;
    t->next[0] = t->next[1] = 0;
    return t;
}
static void insert(struct tower *head, unsigned key, int high) {
    struct tower *at[3] = {head, head, head}, *p = head;
    for (int level = 1; level >= 0; level--) {
        while (p->next[level] && p->next[level]->key < key) {
            p = p->next[level];
        }
        at[level] = p;
    }
    struct tower *t = new_tower(key);
    for (int level = 0; level <= (high ? 2 : 0); level++) {
        t->next[level] = at[level]->next[level]; //~ VIOLATION
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
