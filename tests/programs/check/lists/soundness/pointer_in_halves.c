//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next; int v; };
#define BUILD(x) for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) { struct n *t = malloc(sizeof *t); t->next = x; t->v = 0; x = t; }
union u { struct n *p; unsigned u[2]; };
int main(void) {
  struct n *x = 0;
  BUILD(x)
  union u a, b;
  a.p = x;
  b.u[0] = a.u[0]; b.u[1] = a.u[1];
  struct n *q = b.p;
  q->next = 0;
  if (x->next == 0) reach_error();
  return 0;
}
