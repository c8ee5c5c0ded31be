//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The keys of the set ascend strictly.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct elem {
    struct elem *next;
    unsigned key;
    unsigned count;
} elem;
static void add(elem **link, unsigned key) {
    while (*link != 0 && (*link)->key < key) {
        link = &(*link)->next;
    }
    elem *found = *link;
    if (found && found->key == key) {
        found->count++;
        return;
    }
    elem *e = malloc(sizeof(elem));
    e->key = key;
    e->count = 1;
    e->next = found;
    *link = e;
}
int main(void) {
    elem *set = 0;
    int n = __VERIFIER_nondet_int();
    while (n-- > 0) {
        add(&set, __VERIFIER_nondet_uint());
    }
    while (set) {
        elem *e = set;
        set = e->next;
        if (set && set->key <= e->key) {
            reach_error();
        }
        free(e);
    }
    return 0;
}
