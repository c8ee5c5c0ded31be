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
int atexit(void (*)(void));
int destroyed;
static void handler(void) {
    if (!destroyed) reach_error(); //~ VIOLATION
}
__attribute__((constructor)) static void start(void) { atexit(handler); }
__attribute__((destructor)) static void stop(void) { destroyed = 1; }
int main(void) { return 0; }
