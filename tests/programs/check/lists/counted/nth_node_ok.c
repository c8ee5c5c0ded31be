//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// The node of a number below the length is there.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
int main(void) {
    struct node *list = 0;
    int length = 0;
    while (length < 1000 && __VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = length;
        n->next = list;
        list = n;
        length++;
    }
    int wanted = __VERIFIER_nondet_int();
    if (wanted >= 0 && wanted < length) {
        struct node *n = list;
        for (int i = 0; i < wanted; i++) {
            n = n->next;
        }
        n->value = 0;
    }
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    return 0;
}
