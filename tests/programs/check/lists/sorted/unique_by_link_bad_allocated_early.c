//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The new element is allocated before the search finds that it is not needed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct elem {
    struct elem *next;
    unsigned key;
    unsigned count;
} elem;
static void add(elem **link, unsigned key) {
    elem *e = malloc(sizeof(elem));
    while (*link != 0 && (*link)->key < key) {
        link = &(*link)->next;
    }
    elem *found = *link;
    if (found && found->key == key) {
        found->count++;
        return; //~ VIOLATION
    }
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
        free(e);
    }
    return 0;
}
