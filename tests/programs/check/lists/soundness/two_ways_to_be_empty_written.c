//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *a, *b; };
struct n *x, *y;
int main(void) {
  int f = 0;
  while (__VERIFIER_nondet_int()) {
    if (f == 0) {
      f = 1;
      if (__VERIFIER_nondet_int()) {
        for (int i = 0; i < 4; i++) { struct n *t = malloc(sizeof *t); t->b = x; t->a = 0; x = t; }
      } else {
        for (int i = 0; i < 4; i++) { struct n *t = malloc(sizeof *t); t->a = x; t->b = 0; x = t; }
        y = x;
      }
    }
  }
  if (y == 0 && x != 0) *(volatile int *)0 = 1;
  return 0;
}
