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
// Without a prototype any function may be called.
extern void reach_error(void);
void g(int x){ reach_error(); } void *tab[2] = {g, 0};
int main(){ int i = 0; void (*f)() = tab[i]; f(); return 0; }
