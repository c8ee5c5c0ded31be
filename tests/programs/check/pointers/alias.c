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
int main(void) {
    int x = 1, y = 2;
    int *p = &x, **pp = &p;
    *pp = &y;
    *p = 5;
    if (x != 1 || y != 5) {
        reach_error();
    }
    return 0;
}
