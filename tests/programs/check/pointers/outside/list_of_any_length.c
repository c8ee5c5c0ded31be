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
    int a;
    struct s *next;
};
extern struct s *get(void);
int main(void) {
    int n = 0;
    for (struct s *p = get(); p; p = p->next) {
        p->a = 4;
        if (p->a != 4) {
            reach_error();
        }
        n = n < 100 ? n + 1 : n;
    }
    if (n > 100) {
        reach_error();
    }
    return 0;
}
