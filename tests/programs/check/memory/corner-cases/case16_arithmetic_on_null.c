//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
