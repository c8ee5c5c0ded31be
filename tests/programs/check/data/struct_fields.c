//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
struct point { int x, y; };
static struct point mirror(struct point p) {
    struct point q = {p.y, p.x};
    return q;
}
int main(void) {
    struct point p = {3, 4};
    struct point q = mirror(p);
    p = q;
    if (p.x != 4 || q.y != 3) {
        reach_error();
    }
    return 0;
}
