//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
