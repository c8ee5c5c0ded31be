//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// All that such functions can do is to return a number.
extern unsigned umask(unsigned);
extern int nice(int);
extern int chroot(const char *);
extern void reach_error(void);
int main(void) {
    int kept = 1;
    char name[] = "folder";
    umask(022);
    nice(3);
    chroot(name);
    if (kept != 1 || name[0] != 'f')
        reach_error();
    return 0;
}
