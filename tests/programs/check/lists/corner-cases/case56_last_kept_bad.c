//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The node behind the last one is not freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
static struct node *make(struct node *next) {
    struct node *n = malloc(sizeof *n);
    n->next = next;
    return n;
}
int main(void) {
    struct node *last = make(0), *list = last;
    while (__VERIFIER_nondet_int()) {
        list = make(list);
    }
    while (list != last && __VERIFIER_nondet_int()) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    list = make(list);
    last->next = make(0);
    last = last->next;
    while (list != last) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0; //~ VIOLATION
} //~ VIOLATION
