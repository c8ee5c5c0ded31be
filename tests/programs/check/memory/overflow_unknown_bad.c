//@ property: no-overflow
//@ truth: false(no-overflow)
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    return x + 1; //~ VIOLATION no-overflow
}
