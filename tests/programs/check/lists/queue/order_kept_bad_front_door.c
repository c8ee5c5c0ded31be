//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: false
// New numbers are put at the front when the queue holds something.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    unsigned long ticket;
    struct node *next;
};
int main(void) {
    struct node *front = 0;
    unsigned long issued = 0, served = 0;
    int open = 1;
    while (open || front) {
        open = open && __VERIFIER_nondet_int();
        if (open && __VERIFIER_nondet_int() > 0) {
            struct node *n = malloc(sizeof *n);
            n->ticket = issued++;
            n->next = front;
            front = n;
        } else if (front) {
            struct node *n = front;
            front = n->next;
            if (n->ticket != served) {
                reach_error(); //~ VIOLATION
            }
            served++;
            free(n);
        }
    }
    return 0;
}
