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
    int *place;
};
extern struct s *get(void);
int main(void) {
    int x = 1;
    struct s *p = get();
    if (!p) {
        return 0;
    }
    p->place = &x;
    *p->place = 2;
    if (x != 2 || p->place != &x) {
        reach_error();
    }
    return 0;
}
