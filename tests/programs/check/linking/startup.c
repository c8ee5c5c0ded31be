//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
int atexit(void (*)(void));
int step;
static void at(int expected) {
    if (step != expected) reach_error();
    step++;
}
__attribute__((constructor(200))) static void second(void) { at(1); }
__attribute__((constructor(101))) static void first(void) { at(0); }
static void handler(void) { at(4); }
__attribute__((constructor)) static void third(void) {
    at(2);
    atexit(handler);
}
__attribute__((destructor)) static void last_but_one(void) { at(5); }
__attribute__((destructor(101))) static void last(void) { at(6); }
int main(void) {
    at(3);
    return 0;
}
