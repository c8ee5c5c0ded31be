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
};
extern int *get(void);
int main(void) {
    int *p = get();
    if (!p) {
        return 0;
    }
    *p = 1;
    struct s *whole = (struct s *)((char *)p - sizeof(int));
    whole->a = 2;
    whole->b = 3;
    if (whole->a != 2 || whole->b != 3) {
        reach_error();
    }
    return 0;
}
