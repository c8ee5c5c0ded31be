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
// A handler may take fewer arguments than it is given.
extern void reach_error(void);
void g(int x){ reach_error(); } void *tab[2] = {g, 0};
int main(){ int i = 0; void (*f)(int,int) = (void(*)(int,int))tab[i]; f(1,2); return 0; }
