//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
// Under reachability an execution ends at an invalid access; the answer says that it assumes memory safety.
extern void reach_error(void);
int main(void) {
    int *p = 0;
    *p = 1;
    reach_error();
    return 0;
}
