//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next, *prev; };
int main(void) {
  struct n *h = malloc(sizeof *h), *w = h;
  h->prev = h; h->next = 0;          /* the first node leads back to itself */
  for (int i = 0; i < 4; i++) {
    struct n *t = malloc(sizeof *t);
    t->next = 0; t->prev = w; w->next = t; w = t;
  }
  while (w->prev != w) w = w->prev;
  reach_error();
}
