//@ property: unreach-call
//@ truth: false
//@ options: --set limits.nodes=60
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next, *prev; };
int main(void) {
  struct n *x = 0;
  for (int i = 0; i < 5; i++) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->prev = 0;
    if (x) x->prev = i == 2 ? x : t;
    x = t;
  }
  struct n *p = x;
  while (p->next) p = p->next;
  while (p->prev) {
    if (p == p->prev) reach_error();
    p = p->prev;
  }
  return 0;
}
