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
// No pointer leads to a variable whose address is never taken.
extern void reach_error(void);
struct node {
    struct node *next;
    int value;
};
int main(void) {
    struct node *missing = 0;
    int state = 1;
    missing = missing->next;
    missing->value = 2;
    if (state != 1)
        reach_error();
    return 0;
}
