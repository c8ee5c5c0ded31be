//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The dummy node itself is forgotten.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int data;
    struct node *next;
};
static struct node *new_node(int data, struct node *next) {
    struct node *n = malloc(sizeof *n);
    n->data = data;
    n->next = next;
    return n;
}
static void remove_after(struct node *before) {
    struct node *victim = before->next;
    before->next = victim->next;
    free(victim);
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
    while (dummy->next) {
        remove_after(dummy);
    }
    return 0; //~ VIOLATION
} //~ VIOLATION
