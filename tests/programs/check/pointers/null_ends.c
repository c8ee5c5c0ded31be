//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
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
