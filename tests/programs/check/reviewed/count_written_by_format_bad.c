//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
// A format that is no literal may ask for the count.
extern void reach_error(void);
extern int printf(const char*,...);
int main(){ char fmt[] = "abc%n"; int x = 0; printf(fmt, &x); if (x != 0) reach_error(); return 0; }
