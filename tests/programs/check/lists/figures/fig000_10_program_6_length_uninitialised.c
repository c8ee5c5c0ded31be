//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// As printed: the length is not initialised, but it is only looked at if the loop was entered.
extern void *malloc(unsigned long);
extern void exit(int) __attribute__((noreturn));
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

typedef struct node {
    int data;
    struct node *next;
    struct node *prev;
} *List;
int main(void) {
    List curr = (List)malloc(sizeof(struct node));
    if (curr == 0) {
        exit(1);
    }
    List old = curr;
    curr->data = -3;
    curr->prev = 0;
    curr->next = 0;
    int length;
    for (int i = 0; i < __VERIFIER_nondet_int(); i++) {
        curr->next = (List)malloc(sizeof(struct node));
        if (curr->next == 0) {
            exit(1);
        }
        curr->next->prev = curr;
        curr = curr->next;
        curr->data = i;
        curr->next = 0;
        length = i + 1;
    }
    curr->data = 3;
    curr = old;
    while (curr->next != 0) {
        curr = curr->next;
    }
    if (curr->data != 3) {
        reach_error();
    }
    if (curr->prev != 0) {
        while (curr->prev != 0) {
            curr = curr->prev;
            length--;
        }
        if (curr->data != -3) {
            reach_error();
        }
        if (length != 0) {
            reach_error();
        }
    }
    return 0;
}
