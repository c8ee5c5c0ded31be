//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// The program never ends: it builds a list and frees it, again and again.
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
        while (list) {
            struct node *next = list->next;
            free(list);
            list = next;
        }
    }
}
