//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int sensor(int *place);
extern void reach_error(void);
int main(void) {
    int x = 3;
    int y = sensor(&x);
    if (y == 4 && x != 3) {
        reach_error();
    }
    return 0;
}
