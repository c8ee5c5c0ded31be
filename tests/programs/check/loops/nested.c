//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
int main(void) {
    int count = 0;
    for (int i = 0; i < 6; i++) {
        for (int j = i; j < 6; j++) {
            count++;
        }
    }
    if (count != 21) {
        reach_error();
    }
    return 0;
}
