//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);

struct end {
    struct end *other;
    int side;
};
static struct end right;
static struct end left = {&right, 1};
static struct end right = {&left, 2};
int main(void) {
    if (left.other != &right || right.other != &left || left.other->other->side != 1 || left.other->side != 2) {
        reach_error();
    }
    return 0;
}
