//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The consumer also takes the last node, to which the producer then appends.
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
            struct node *fresh = malloc(sizeof *fresh);
            fresh->next = 0;
            rear->next = fresh; //~ VIOLATION
            rear = fresh;
            rear->job = 1;
        } else if (front) {
            struct node *done = front;
            front = done->next;
            free(done);
        }
    }
    while (front) {
        struct node *done = front;
        front = done->next;
        free(done);
    }
    return 0;
}
