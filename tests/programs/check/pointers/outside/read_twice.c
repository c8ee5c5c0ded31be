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
    struct s *p = get();
    if (p && p->a > 3) {
        if (p->a < 2) {
            reach_error();
        }
        if (p->next) {
            struct s *q = p->next;
            q = p->next;
            if (!q) {
                reach_error();
            }
        }
    }
    return 0;
}
