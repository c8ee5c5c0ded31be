//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ options: --set limits.nodes=60
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct n { struct n *next; int *d; };
struct n *x;
int main(void) {
  int *s = malloc(sizeof(int));
  for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->d = s; x = t;
  }
  while (x) {
    struct n *t = x;
    x = x->next;
    free(t);
    if (__VERIFIER_nondet_int()) goto out;
  }
  free(s);
  return 0;
out:
  s = 0;
  return 0;
}
