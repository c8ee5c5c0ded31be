//@ property: unreach-call
//@ truth: false
//@ expect[auto]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// The size may be zero.
typedef unsigned long size_t;
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
extern void *malloc(size_t);
extern void *realloc(void*,size_t);
int main(){ size_t n = __VERIFIER_nondet_ulong(); if (n > 4) return 0; char *p = malloc(4); p = realloc(p,n); if (!p) reach_error(); return 0; }
