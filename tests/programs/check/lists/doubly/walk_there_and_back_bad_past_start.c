//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The way back goes on until the node before the first one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct pair;
typedef struct pair *link_t;
struct pair {
    link_t next, prev;
    unsigned char tag;
};
static link_t make(link_t prev) {
    link_t p = malloc(sizeof(struct pair));
    p->next = 0;
    p->prev = prev;
    p->tag = 0;
    if (prev) {
        prev->next = p;
    }
    return p;
}
int main(void) {
    link_t start = make(0);
    link_t p = start;
    while (__VERIFIER_nondet_int()) {
        p = make(p);
    }
    for (p = start; p->next; p = p->next) {
        p->tag = 1;
    }
    while (p) {
        p = p->prev;
        free(p->next); //~ VIOLATION
    }
    return 0;
}
