//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern short __VERIFIER_nondet_short(void);
extern void reach_error(void);
struct account {
    int balance;
    struct { unsigned char flags; short limit; } terms;
};
static int changed(struct account copy) {
    copy.balance = 0;
    copy.terms.flags ^= 1;
    return copy.terms.flags;
}
int main(void) {
    struct account account;
    account.balance = __VERIFIER_nondet_int();
    account.terms.flags = __VERIFIER_nondet_uchar();
    account.terms.limit = __VERIFIER_nondet_short();
    struct account before = account;
    int flags = changed(account);
    if (account.balance != before.balance || account.terms.flags != before.terms.flags) {
        reach_error();
    }
    if (flags == before.terms.flags || account.terms.limit != before.terms.limit) {
        reach_error();
    }
    return 0;
}
