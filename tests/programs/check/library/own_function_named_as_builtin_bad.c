//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// `parity` is a builtin of gcc as `__builtin_parity` only: this one may return anything.
extern void reach_error(void);
extern int parity(unsigned number);

int main(void) {
    if (parity(3) > 1)
        reach_error(); //~ VIOLATION
    return __builtin_parity(3) > 1;
}
