//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
// What is not supported matters only where it can be reached.
extern int setjmp(long *);
extern void reach_error(void);
static long buffer[32];
int main(void) {
    int use = 0;
    if (use) {
        setjmp(buffer);
        reach_error();
    }
    return 0;
}
