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
    if (p && p->a == 77 && p->b == p->a + 1) {
        p->a = 3;
        if (p->a == 3 && p->b == 78) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}
