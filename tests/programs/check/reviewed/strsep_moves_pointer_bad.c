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
// A library function changes what a pointer it was given the address of leads to.
extern void reach_error(void);
extern char *strsep(char**,const char*);
extern char*strchr(const char*,int);
int main(){ char buf[] = "12,34"; char *q = strchr(buf,'2'); strsep(&q, ","); if (buf[2] != ',') reach_error(); return 0; }
