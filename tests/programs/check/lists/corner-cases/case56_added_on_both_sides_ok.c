//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A list that may be empty gets one node before it and one behind it.
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
    free(last);
    return 0;
}
