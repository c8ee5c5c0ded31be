//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A write to one field leaves its neighbours in the same byte alone.
extern void reach_error(void);

struct flags {
    unsigned char b : 2, c : 2, d : 4;
};
int main(void) {
    struct flags f;
    f.b = 1;
    f.d = 9;
    f.c = 3;
    if (f.b != 1 || f.c != 3 || f.d != 9 || sizeof f != 1) {
        reach_error();
    }
    return 0;
}
