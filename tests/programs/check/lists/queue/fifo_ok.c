//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A queue with front and rear in a record; the rear is reset when the queue runs empty.
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
static int dequeue(struct queue *q) {
    struct job *j = q->front;
    int id = j->id;
    q->front = j->next;
    if (!q->front) {
        q->rear = 0;
    }
    free(j);
    return id;
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
