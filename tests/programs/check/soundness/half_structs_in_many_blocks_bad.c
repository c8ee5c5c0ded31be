//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Pointers stored by halves of structs.
typedef unsigned long size_t;
extern void reach_error(void);
extern void *malloc(size_t);
struct H {int a;};
int main(){ int x = 0; int *p = &x; int **a[70]; for (int i = 0; i < 70; i++) a[i] = malloc(8); ((struct H*)a[69])[0] = ((struct H*)&p)[0]; ((struct H*)a[69])[1] = ((struct H*)&p)[1]; **a[69] = 5; if (x == 5) reach_error(); return 0; }
