//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// From five nodes on the variable points to the last node, which has no successor.
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
    if (length > 1) {
        at->next->prev = at; //~ VIOLATION
    }
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    return 0;
}
