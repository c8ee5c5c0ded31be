//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
// A variable points to the last node of a doubly linked list or to its first, by the length.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *prev;
};
int main(void) {
    struct node *first = malloc(sizeof *first), *last = first, *at;
    unsigned long length = 1;
    first->next = first->prev = 0;
    while (__VERIFIER_nondet_int()) {
        last->next = malloc(sizeof *last);
        last->next->prev = last;
        last = last->next;
        last->next = 0;
        length++;
    }
    at = length > 4 ? last : first;
    if (at->next) {
        at->next->prev = at;
    } else if (at->prev) {
        at->prev->next = at;
    }
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    return 0;
}
