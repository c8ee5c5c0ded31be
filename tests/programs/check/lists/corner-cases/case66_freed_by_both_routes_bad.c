//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The data are destroyed through the table and also directly.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int kind;
    void *data;
};
static void none(void *data) {
    (void)data;
}
static void (*const destructors[2])(void *) = {none, free};
static int global_data;
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->kind = __VERIFIER_nondet_int() > 0;
        n->data = n->kind ? malloc(sizeof(int)) : &global_data;
        n->next = list;
        list = n;
    }
    while (list) {
        struct node *n = list;
        list = n->next;
        destructors[n->kind](n->data);
        if (n->kind) {
            free(n->data); //~ VIOLATION
        }
        free(n);
    }
    return 0;
}
