//@ property: valid-memsafety
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct n { struct n *next; unsigned char *d; };
int main(void) {
  struct n *x = 0;
  unsigned k = __VERIFIER_nondet_int();
  if (k >= 5000) return 0;
  for (int i = 0; i < 5; i++) {
    struct n *t = malloc(sizeof *t);
    t->d = calloc(1, 5000);
    t->d[k] = i == 1 ? 17 : 1;
    t->next = x; x = t;
  }
  int a[4] = {0};
  while (x) {
    struct n *t = x;
    a[t->d[k] & 31] = 1;
    x = x->next;
    free(t->d); free(t);
  }
  return 0;
}
