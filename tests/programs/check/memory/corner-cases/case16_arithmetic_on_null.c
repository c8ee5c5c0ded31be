//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The numbers behave, although they are addresses of nothing.
extern void reach_error(void);

int main(void) {
    char *nothing = 0;
    char *far = nothing + 19;
    if (far - 12 != nothing + 7) {
        reach_error();
    }
    return 0;
}
