//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next, *prev; };
struct n *x, *y;
int main(void) {
  int f = 0;
  while (__VERIFIER_nondet_int()) {
    if (f == 0) {
      f = 1;
      if (!__VERIFIER_nondet_int()) {
        for (int i = 0; i < 4; i++) {
          struct n *t = malloc(sizeof *t);
          t->next = 0;
          if (x) { t->prev = x->prev; x->prev->next = t; x->prev = t; }
          else { x = t; t->prev = t; }
        }
      } else {
        for (int i = 0; i < 4; i++) { struct n *t = malloc(sizeof *t); t->next = y; t->prev = 0; y = t; }
      }
    }
  }
  if (x == 0 && y != 0) reach_error();
  return 0;
}
