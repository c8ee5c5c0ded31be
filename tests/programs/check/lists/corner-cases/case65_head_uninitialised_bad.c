//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The head is initialised only on one path.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};
int main(void) {
    struct node *list;
    int n = __VERIFIER_nondet_int();
    if (n <= 0) {
        list = 0;
    }
    if (n > 0) {
        struct node *first = malloc(sizeof *first);
        first->next = 0;
        if (n > 1) {
            list = first;
        } else {
            first->next = list->next; //~ VIOLATION
            list = first;
        }
    }
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
