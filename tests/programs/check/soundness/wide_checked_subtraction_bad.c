//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// As wide as the exact result: a negative one does not fit.
extern void reach_error(void);
int main(void) {
    unsigned __int128 r;
    if (__builtin_sub_overflow(1, 2, &r)) {
        reach_error();
    }
    return 0;
}
