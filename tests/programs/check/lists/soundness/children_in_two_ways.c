//@ property: unreach-call
//@ truth: false
//@ options: --set limits.nodes=60
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct c { struct c *a, *b; };
struct n { struct n *next; struct c *x, *y; };
int main(void) {
  struct n *l = 0;
  for (int i = 0; i < 5; i++) {
    struct n *t = malloc(sizeof *t);
    t->next = l; t->x = 0; t->y = 0; l = t;
    if (i == 0) {
      for (int j = 0; j < 4; j++) { struct c *k = malloc(sizeof *k); k->b = t->x; k->a = 0; t->x = k; }
    } else {
      for (int j = 0; j < 4; j++) { struct c *k = malloc(sizeof *k); k->a = t->x; k->b = 0; t->x = k; }
      t->y = t->x;
    }
  }
  for (struct n *p = l; p; p = p->next)
    if (p->y == 0 && p->x != 0) reach_error();
  return 0;
}
