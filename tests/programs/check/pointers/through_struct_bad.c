//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct account { int balance; struct account *partner; };
int main(void) {
    struct account a = {100, 0}, b = {50, &a};
    int amount = __VERIFIER_nondet_int();
    if (amount == 30) {
        b.partner->balance -= amount;
        b.balance += amount;
    }
    if (a.balance < b.balance) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}
