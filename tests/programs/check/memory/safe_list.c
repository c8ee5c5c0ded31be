//@ property: valid-memsafety
//@ truth: true
//@ expect[loops]: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
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
