//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A ring that nobody frees: lost, when the program ends, but that is not the question.
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct node {
    struct node *next, *prev, *head;
};

int main(void) {
    struct node *head = malloc(sizeof *head);
    head->next = head->prev = head->head = head;
    int n = 0;
    while (n < 3 || __VERIFIER_nondet_int()) {
        if (n < 3) n++;
        struct node *node = malloc(sizeof *node);
        node->head = head;
        node->next = head->next;
        node->next->prev = node;
        node->prev = head;
        head->next = node;
    }
    while (head->next != head && __VERIFIER_nondet_int()) {
        struct node *node = head->next;
        head->next = node->next;
        node->next->prev = head;
        free(node);
    }
    for (struct node *p = head->prev; p != head; p = p->prev)
        if (p->head != head) reach_error();
    return 0;
}
