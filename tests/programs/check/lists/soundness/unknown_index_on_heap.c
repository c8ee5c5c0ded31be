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
/* symbolic offset within an array of pointers in the heap */
int main(void) {
  struct n *x = 0;
  BUILD(x)
  int k = __VERIFIER_nondet_int();
  if (k < 0 || k > 3) return 0;
  struct n **a = malloc(4 * sizeof *a);
  for (int i = 0; i < 4; i++) a[i] = 0;
  a[k] = x;
  struct n *q = a[k];
  q->next = 0;
  if (x->next == 0) reach_error();
  return 0;
}
