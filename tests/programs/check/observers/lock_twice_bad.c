//@ property: unreach-call
//@ options: --observer tests/programs/check/observers/locking.observer
//@ truth: false(locking)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern void lock(void);
extern void unlock(void);
extern int __VERIFIER_nondet_int(void);
static void enter(int nested) {
    if (!nested)
        lock(); //~ VIOLATION
}
int main(void) {
    int x = __VERIFIER_nondet_int();
    lock();
    for (int i = 0; i < 3; i++)
        if (x == 40 + i)
            enter(i != 2); // nested, but for i == 2
    enter(1);
    unlock();
    return 0;
}
