//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ options: --set limits.nodes=60
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next, *prev; };
struct n *x;
int main(void) {
  for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->prev = 0;
    if (x) x->prev = t;
    x = t;
  }
  while (x) {
    if (__VERIFIER_nondet_int()) { x = x->next; return 0; } /* the node is still x->prev, unless it was the last */
    struct n *t = x;
    x = x->next;
    if (x) x->prev = 0;
    free(t);
  }
  return 0;
}
