//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The number of the player is looked at after the player was freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

typedef struct player player;
struct player {
    player *next;
    unsigned id;
};
static void release(void *block) {
    free(block);
}
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
    while (last->next != last) {
        last = last->next->next;
        player *out = last->next;
        last->next = out->next;
        release(out);
        if (out->id == 7) { //~ VIOLATION
            break;
        }
    }
    release(last);
    return 0;
}
