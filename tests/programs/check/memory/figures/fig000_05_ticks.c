//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
// Program 4 (Fig. 5) as a memory program: safe, whatever the loop counts.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int *nothing = 0;
    int x = __VERIFIER_nondet_int();
    int flag = 0, ticks = 0;
    int result;
    while (1) {
        ticks = ticks + 1;
        result = __VERIFIER_nondet_int();
        if (result == 0 || ticks > x) {
            break;
        }
    }
    if (flag > 0) {
        *nothing = ticks;
    }
    return 0;
}
