//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// On the way back the node itself is freed and then asked for its predecessor.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct pair;
typedef struct pair *link_t;
struct pair {
    link_t next, prev;
    unsigned char tag;
};
static void release(void *block) {
    free(block);
}
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
    while (p != start) {
        release(p);
        p = p->prev; //~ VIOLATION
    }
    release(start);
    return 0;
}
