//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The table has the wrong function for blocks.
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
static void (*const destructors[2])(void *) = {none, none};
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
        free(n); //~ VIOLATION
    }
    return 0;
}
