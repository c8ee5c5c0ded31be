//@ property: valid-memsafety
//@ truth: true
//@ expect[symexec-lists-kinds]: true
// Some nodes have a name of their own, the others share one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    char *name;
    int is_own;
    struct node *next;
};

int main(void) {
    char *nobody = malloc(1);
    *nobody = 0;
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *node = malloc(sizeof(struct node));
        node->is_own = 0;
        node->name = nobody;
        if (__VERIFIER_nondet_int()) {
            node->is_own = 1;
            node->name = malloc(16);
        }
        node->next = list;
        list = node;
    }
    while (list) {
        struct node *next = list->next;
        if (list->is_own) {
            free(list->name);
        }
        free(list);
        list = next;
    }
    free(nobody);
    return 0;
}
