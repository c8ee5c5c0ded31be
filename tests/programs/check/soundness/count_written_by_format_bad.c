//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A format that is no literal may ask for the count.
extern void reach_error(void);
extern int printf(const char*,...);
int main(){ char fmt[] = "abc%n"; int x = 0; printf(fmt, &x); if (x != 0) reach_error(); return 0; }
