//@ property: unreach-call
//@ truth: false
//@ expect[auto]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A handler may return another integer type.
extern void reach_error(void);
long g(int x){ reach_error(); return 0;} void *tab[2] = {g, 0};
int main(){ int i = 0; int (*f)(int) = (int(*)(int))tab[i]; int r = f(1); return 0; }
