//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);

struct point {
    int x, y;
};
int main(void) {
    struct point points[2] = {{1, 2}, {3, 4}};
    struct point *p = &points[0], *q = p;
    *p = *q;
    if (p->x != 1 || p->y != 2 || points[1].x != 3) {
        reach_error();
    }
    return 0;
}
