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
// A pointer read at an unknown index may lead to objects of ours.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
extern char *strsep(char**,const char*);
int main(){ char buf[] = "12,34"; char *t[2] = {buf, buf+1}; int i = __VERIFIER_nondet_int() & 1; char *q = t[i]; strsep(&q, ","); if (buf[2] != ',') reach_error(); return 0; }
