//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[value-lists]: unknown
//@ expect[auto]: unknown
// What is read through a null pointer may be a pointer to anything that has an address.
extern void reach_error(void);
struct node {
    struct node *next;
    int value;
};
int main(void) {
    struct node here = {0, 1}, *list = &here, *missing = 0;
    missing = missing->next;
    missing->value = 2;
    if (list->value == 2)
        reach_error();
    return 0;
}
