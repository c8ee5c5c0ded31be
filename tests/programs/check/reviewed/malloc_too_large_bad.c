//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
// An allocation of an untracked size may fail if it is too large.
typedef unsigned long size_t;
extern void reach_error(void);
extern void *malloc(size_t);
int main(){ size_t n = -1; void *p = malloc(n); if (!p) reach_error(); return 0; }
