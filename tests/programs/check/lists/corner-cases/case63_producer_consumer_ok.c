//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A producer appends while a consumer frees from the front; the queue always keeps one node.
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
    while (front) {
        struct node *done = front;
        front = done->next;
        free(done);
    }
    return 0;
}
