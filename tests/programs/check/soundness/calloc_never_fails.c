//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Allocations never fail, and no machine has so much memory: there is no such execution.
typedef unsigned long size_t;
extern void reach_error(void);
extern void *calloc(size_t,size_t);
int main(){ size_t n = -1; void *p = calloc(n,2); if (!p) reach_error(); return 0; }
