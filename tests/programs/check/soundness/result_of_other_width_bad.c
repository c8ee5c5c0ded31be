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
// The result of a function of another type is cut.
extern void reach_error(void);
long g(int x){ return 1; } int main(){ int (*f)(int) = (int(*)(int))g; int r = f(1); reach_error(); return 0; }
