//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The node behind the last is looked for where the list was already cut.
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
    struct node *before = last;
    last = make(0);
    if (__VERIFIER_nondet_int() < 2) {
        before->next = last;
    }
    while (list != last) {
        struct node *next = list->next; //~ VIOLATION
        free(list);
        list = next;
    }
    free(last);
    return 0;
}
