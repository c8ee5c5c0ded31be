//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The dummy is freed while the list, held by its second node, is still to be emptied through it.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int data;
    struct node *next;
};
static void release(void *block) {
    free(block);
}
static struct node *new_node(int data, struct node *next) {
    struct node *n = malloc(sizeof *n);
    n->data = data;
    n->next = next;
    return n;
}
static void remove_after(struct node *before) {
    struct node *victim = before->next;
    before->next = victim->next;
    release(victim);
}
int main(void) {
    struct node *dummy = new_node(0, 0);
    while (__VERIFIER_nondet_int()) {
        dummy->next = new_node(__VERIFIER_nondet_int(), dummy->next);
    }
    struct node *p = dummy;
    while (p->next) {
        if (p->next->data < 0) {
            remove_after(p);
        } else {
            p = p->next;
        }
    }
    p = dummy->next;
    release(dummy);
    while (p) {
        struct node *next = p->next;
        release(p);
        dummy->next = next; //~ VIOLATION
        p = next;
    }
    return 0;
}
