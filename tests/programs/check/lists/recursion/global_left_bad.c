//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// A global is not restored on one way out, three levels down.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

static int depth;
static void f(int level) {
    if (level > 2) {
        return;
    }
    depth++;
    f(level + 1);
    if (level != 2) {
        depth--;
    }
}
int main(void) {
    f(__VERIFIER_nondet_int());
    if (depth == 1) {
        reach_error();
    }
    return 0;
}
