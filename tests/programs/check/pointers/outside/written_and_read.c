//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern void reach_error(void);
struct s {
    int a, b;
    struct s *next;
};
extern struct s *get(void);
int main(void) {
    struct s *p = get();
    if (!p) {
        return 0;
    }
    p->a = 5;
    p->b = p->a + 1;
    if (p->a != 5 || p->b != 6) {
        reach_error();
    }
    return 0;
}
