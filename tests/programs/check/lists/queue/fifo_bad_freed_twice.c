//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The job with number seven is freed by its consumer as well.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct job {
    int id;
    struct job *next;
};
struct queue {
    struct job *front, *rear;
};
static void enqueue(struct queue *q, int id) {
    struct job *j = malloc(sizeof *j);
    j->id = id;
    j->next = 0;
    if (q->rear) {
        q->rear->next = j;
    } else {
        q->front = j;
    }
    q->rear = j;
}
static void dequeue(struct queue *q) {
    struct job *j = q->front;
    if (j->id == 3) {
        struct job *copy = j;
        q->front = j->next;
        free(copy);
        free(j); //~ VIOLATION
        return;
    }
    q->front = j->next;
    if (!q->front) {
        q->rear = 0;
    }
    free(j);
}
int main(void) {
    struct queue q = {0, 0};
    int command;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 1) {
            enqueue(&q, command);
        } else if (q.front) {
            dequeue(&q);
        }
    }
    while (q.front) {
        dequeue(&q);
    }
    return 0;
}
