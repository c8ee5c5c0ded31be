//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// Numbers leave the queue in the order in which they came, with the distance one.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    unsigned long ticket;
    struct node *next;
};
int main(void) {
    struct node *front = 0, **rear = &front;
    unsigned long issued = 0, served = 0;
    int open = 1;
    while (open || front) {
        open = open && __VERIFIER_nondet_int();
        if (open && __VERIFIER_nondet_int() > 0) {
            struct node *n = malloc(sizeof *n);
            n->ticket = issued++;
            n->next = 0;
            *rear = n;
            rear = &n->next;
        } else if (front) {
            struct node *n = front;
            front = n->next;
            if (!front) {
                rear = &front;
            }
            if (n->ticket != served) {
                reach_error();
            }
            served++;
            free(n);
        }
    }
    return 0;
}
