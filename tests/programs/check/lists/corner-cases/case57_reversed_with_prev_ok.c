//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A list whose nodes carry back links is reversed in a loop; both directions stay consistent.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *prev;
};
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->next = list;
        n->prev = 0;
        if (list) {
            list->prev = n;
        }
        list = n;
    }
    while (__VERIFIER_nondet_int()) {
        struct node *done = 0;
        while (list) {
            struct node *n = list;
            list = n->next;
            n->next = done;
            n->prev = 0;
            if (done) {
                done->prev = n;
            }
            done = n;
        }
        list = done;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        if (list && list->prev == n) {
            list->prev = 0;
        }
        free(n);
    }
    return 0;
}
