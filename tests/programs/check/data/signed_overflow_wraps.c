//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
int main(void) {
    int x = 2147483647;
    x = x + 1;
    if (x < 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
