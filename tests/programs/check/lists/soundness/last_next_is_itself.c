//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct n { struct n *next, *prev; };
int main(void) {
  struct n *x = malloc(sizeof *x);
  x->next = x; x->prev = 0;          /* the last node leads to itself */
  for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->prev = 0; x->prev = t; x = t;
  }
  while (x->next != x) {
    struct n *t = x;
    x = x->next;
    free(t);
  }
  free(x);
  free(x);                            /* double free */
  return 0;
}
