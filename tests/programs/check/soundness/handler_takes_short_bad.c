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
// A handler may take a narrower integer.
extern void reach_error(void);
void g(short x){ reach_error(); } void *tab[2] = {g, 0};
int main(){ int i = 0; void (*f)(int) = (void(*)(int))tab[i]; f(1); return 0; }
