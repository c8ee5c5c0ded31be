//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct point { int x, y; };
int main(void) {
    struct point p = {3, __VERIFIER_nondet_int()};
    struct point q = p;
    if (q.x == 3 && q.y == -5) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
