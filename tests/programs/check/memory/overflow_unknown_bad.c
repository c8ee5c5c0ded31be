//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    return x + 1; //~ VIOLATION no-overflow
}
