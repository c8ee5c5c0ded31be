//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// What the consumer did not take is lost at the end.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
    int job;
};
int main(void) {
    struct node *front = malloc(sizeof *front), *rear = front;
    front->next = 0;
    front->job = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int() > 0) {
            rear->next = malloc(sizeof *rear);
            rear = rear->next;
            rear->next = 0;
            rear->job = 1;
        } else if (front != rear) {
            struct node *done = front;
            front = done->next;
            free(done);
        }
    }
    free(rear);
    return 0; //~ VIOLATION
} //~ VIOLATION
