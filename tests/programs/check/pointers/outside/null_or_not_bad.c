//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
struct s {
    int a, b;
};
extern struct s *get(void);
int main(void) {
    struct s *p = get();
    int *b = &p->b;
    if (!p && b) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
