//@ property: unreach-call
//@ truth: true
// Program 3 (Fig. 4): safe, but explicit values do not keep `x < 0`, so the path looks possible. No input confirms it.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x < 0) {
        if (x == 0) {
            reach_error();
        }
    }
    return 0;
}
