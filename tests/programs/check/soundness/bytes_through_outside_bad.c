//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A pointer that was copied byte by byte through foreign memory is still one.
extern void reach_error(void);
extern void *__VERIFIER_nondet_pointer(void);
int main(){ int y = 0; int *q = &y; char *p = __VERIFIER_nondet_pointer(); if (!p) return 0; for (int i = 0; i < 8; i++) p[i] = ((char*)&q)[i]; **(int**)p = 5; if (y == 5) reach_error(); return 0; }
