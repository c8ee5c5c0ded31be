//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The loop goes on with one player left, who then leaves the ring too.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct player player;
struct player {
    player *next;
    unsigned id;
};
static player *sit_down(player *last, unsigned id) {
    player *p = malloc(sizeof(player));
    p->id = id;
    if (last) {
        p->next = last->next;
        last->next = p;
    } else {
        p->next = p;
    }
    return p;
}
int main(void) {
    player *last = sit_down(0, 0);
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        last = sit_down(last, i);
    }
    while (last) { //~ VIOLATION
        last = last->next->next; //~ VIOLATION
        player *out = last->next;
        last->next = out->next;
        free(out);
    }
    return 0;
}
