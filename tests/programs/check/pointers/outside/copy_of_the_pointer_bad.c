//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
extern int *get(void);
int main(void) {
    int *p = get();
    int *q = p;
    if (!p) {
        return 0;
    }
    *p = 1;
    *q = 2;
    if (*p == 2) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
