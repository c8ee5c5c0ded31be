//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct c { struct c *next; int *s; };
struct n { struct n *next; struct c *kids; };
struct n *x;
int main(void) {
  int *s = malloc(4);
  for (int i = 0; i < 4 || __VERIFIER_nondet_int(); i = i < 4 ? i + 1 : i) {
    struct n *t = malloc(sizeof *t);
    t->next = x; t->kids = 0;
    x = t;
    for (int j = 0; j < 4 || __VERIFIER_nondet_int(); j = j < 4 ? j + 1 : j) {
      struct c *k = malloc(sizeof *k);
      k->s = s; k->next = t->kids; t->kids = k;
    }
  }
  while (x) {
    while (x->kids) {
      struct c *k = x->kids;
      x->kids = k->next;
      free(k);
      if (x->next == 0 && __VERIFIER_nondet_int()) goto out;
    }
    struct n *t = x;
    x = x->next;
    free(t);
  }
  free(s);
  return 0;
out:
  s = 0;
  return 0;
}
