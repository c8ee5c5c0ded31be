//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: false
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next; char *d; };
int main(void) {
  struct n *x = 0;
  for (int i = 0; i < 5; i++) {
    struct n *t = malloc(sizeof *t);
    t->d = calloc(1, 5000);
    unsigned k = __VERIFIER_nondet_int();
    if (k >= 5000) return 0;
    t->d[k] = i == 1 ? 7 : 1;
    t->next = x; x = t;
  }
  for (struct n *p = x; p; p = p->next) {
    unsigned k = __VERIFIER_nondet_int();
    if (k >= 5000) return 0;
    if (p->d[k] == 7) reach_error();
  }
  return 0;
}
