//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// The end of a list is followed once more.
extern void reach_error(void);
extern void *malloc(unsigned long);
extern void free(void *);
struct node {
    struct node *next;
    int value;
};
int main(void) {
    struct node *first = malloc(sizeof *first), *last = malloc(sizeof *last);
    if (!first || !last)
        return 0;
    first->next = last;
    first->value = 1;
    last->next = 0;
    last->value = 2;
    int sum = 0;
    struct node *at = first;
    for (int i = 0; i < 3; i++) {
        if (i < 2)
            sum += at->value;
        at = at->next;
    }
    if (sum != 3)
        reach_error();
    return 0;
}
