//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
struct node { int value; struct node *next; };
int main(void) {
    struct node *list = 0;
    for (int i = 1; i <= 3; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = list;
        list = n;
    }
    int product = 1;
    while (list) {
        struct node *n = list;
        product *= n->value;
        list = n->next;
        free(n);
    }
    if (product != 6) {
        reach_error();
    }
    return 0;
}
