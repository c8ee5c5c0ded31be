//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next; int v; };
#define BUILD(x) for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) { struct n *t = malloc(sizeof *t); t->next = x; t->v = 0; x = t; }
struct n *arr[2];
int main(void) {
  struct n *x = 0;
  BUILD(x)
  int j = __VERIFIER_nondet_int();
  if (j != 0 && j != 1) return 0;
  arr[j] = x;
  int k = __VERIFIER_nondet_int();
  if (k != 0 && k != 1) return 0;
  struct n *q = arr[k];
  if (!q) return 0;
  q->next = 0;
  if (x->next == 0) reach_error();
  return 0;
}
