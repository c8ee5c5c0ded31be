//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The first node gets the value of the last one when the list has three nodes.
extern void *malloc(unsigned long);
extern void free(void *);
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
    int length = 0;
    for (int i = 0; i < __VERIFIER_nondet_int(); i++) {
        curr->next = (List)malloc(sizeof(struct node));
        if (curr->next == 0) {
            exit(1);
        }
        curr->next->prev = curr;
        curr = curr->next;
        curr->data = __VERIFIER_nondet_int();
        curr->next = 0;
        length = i + 1;
    }
    curr->data = 3;
    if (length == 2) {
        old->data = 3;
    }
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
            reach_error(); //~ VIOLATION
        }
    }
    while (old) {
        curr = old->next;
        free(old);
        old = curr;
    }
    return 0;
}
