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
typedef int operation(void);
struct s {
    operation *run;
    int a;
};
extern struct s *get(void);
int main(void) {
    struct s *p = get();
    if (!p || !p->run) {
        return 0;
    }
    p->a = 1;
    p->run();
    if (p->a != 1) {
        reach_error();
    }
    return 0;
}
