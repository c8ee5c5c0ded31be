//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: true
//@ expect[invariants-lists-counted]: true
// As program 6, with the list freed at the end.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int) __attribute__((noreturn));
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
    curr->data = 3;
    curr = old;
    while (curr->next != 0) {
        curr = curr->next;
    }
    if (curr->prev != 0) {
        while (curr->prev != 0) {
            curr = curr->prev;
            length--;
        }
        curr->data = length;
    }
    while (old) {
        curr = old->next;
        free(old);
        old = curr;
    }
    return 0;
}
