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
// A state that knows less of a pointer must not hide it from the library.
extern int __VERIFIER_nondet_int(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
extern char *strsep(char**,const char*);
int main(){ char buf[] = "12,34"; char *q; if (__VERIFIER_nondet_int()) q = buf; else q = (char*)__VERIFIER_nondet_ulong(); strsep(&q, ","); if (buf[2] != ',') reach_error(); return 0; }
