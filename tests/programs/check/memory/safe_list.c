//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct node { int value; struct node *next; };
int main(void) {
    struct node *list = 0;
    for (int i = 1; i <= 3; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        free(n);
    }
    return 0;
}
