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
// A library function changes what a pointer it was given the address of leads to.
extern void reach_error(void);
extern char *strsep(char**,const char*);
extern char*strchr(const char*,int);
int main(){ char buf[] = "12,34"; char *q = strchr(buf,'2'); strsep(&q, ","); if (buf[2] != ',') reach_error(); return 0; }
