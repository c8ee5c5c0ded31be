//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[value-lists-alike-cegar]: false
//@ refinements[value-lists-alike-cegar]: 1
// The program of section 4.3, where the last value is set before the list grows: with one node
// the first value is gone, with more the last one.
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
        curr->data = i;
        curr->next = 0;
        length = i + 1;
    }
    old->data = 3;
    curr = old;
    while (curr->next != 0) {
        curr = curr->next;
    }
    if (curr->data != 3) {
        reach_error(); //~ VIOLATION
    }
    if (curr->prev != 0) {
        while (curr->prev != 0) {
            curr = curr->prev;
            length--;
        }
    }
    while (old) {
        curr = old->next;
        free(old);
        old = curr;
    }
    return 0;
}
