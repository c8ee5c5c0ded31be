//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The program never ends and loses a node in every round that builds one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
int main(void) {
    for (;;) {
        struct node *list = 0;
        while (__VERIFIER_nondet_int()) {
            struct node *n = malloc(sizeof *n);
            n->next = list;
            list = n;
        }
        while (list && list->next) {
            struct node *next = list->next;
            free(list);
            list = next;
        }
    } //~ VIOLATION
}
