//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
struct flags { unsigned a : 3; int b : 4; _Bool c : 1; };
int main(void) {
    struct flags f = {0};
    f.a = 9;
    f.b = 15;
    f.c = 4;
    if (f.a != 1 || f.b != -1 || f.c != 1) {
        reach_error();
    }
    return 0;
}
