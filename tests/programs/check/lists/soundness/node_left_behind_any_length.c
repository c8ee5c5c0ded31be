//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
/* as h20, plainly: no forced length */
struct n { struct n *next, *prev; };
struct n *x;
int main(void) {
  while (__VERIFIER_nondet_int()) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->prev = 0;
    if (x) x->prev = t;
    x = t;
  }
  while (x) {
    if (x->next && x->next->next && x->next->next->next) {
       x = x->next; x = x->next; x = x->next; 
       if (__VERIFIER_nondet_int()) { x = x->next; return 0; }
    }
    while (x->prev) x = x->prev;
    struct n *t = x;
    x = x->next;
    if (x) x->prev = 0;
    free(t);
  }
  return 0;
}
