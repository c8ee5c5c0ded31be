//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// An address outside the array that is never accessed comes back into it.
extern void reach_error(void);

int main(void) {
    char buf[16];
    char *far = buf + 19;
    if (far - 12 != buf + 7) {
        reach_error();
    }
    return 0;
}
