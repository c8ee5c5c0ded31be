//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// `parity` is a builtin of gcc as `__builtin_parity` only: this one may return anything.
extern void reach_error(void);
extern int parity(unsigned number);

int main(void) {
    if (parity(3) > 1)
        reach_error(); //~ VIOLATION
    return __builtin_parity(3) > 1;
}
