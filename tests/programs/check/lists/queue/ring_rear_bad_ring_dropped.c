//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The ring is reset without freeing its messages.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

typedef struct msg msg;
struct msg {
    msg *next;
    unsigned char priority;
    long stamp;
};
static msg *rear;
static void put(long stamp) {
    msg *m = malloc(sizeof(msg));
    m->stamp = stamp;
    m->priority = 0;
    if (rear == 0) {
        m->next = m;
    } else {
        m->next = rear->next;
        rear->next = m;
    }
    rear = m;
}
static void get(void) {
    msg *front = rear->next;
    if (front == rear) {
        rear = 0;
    } else {
        rear->next = front->next;
    }
    free(front);
}
int main(void) {
    for (long stamp = 0; __VERIFIER_nondet_int(); stamp++) {
        put(stamp);
        if (__VERIFIER_nondet_int() == 3 && rear) {
            get();
        }
    }
    rear = 0; //~ VIOLATION
    return 0;
}
