//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Only a member is constant, not the object; and constants can be given their values, in each round anew.
extern int __VERIFIER_nondet_int(void);
struct mixed { const int a; int b; const int c[2]; };
struct mixed whole = { 1, 2, { 3, 4 } };
static const struct mixed fixed = { 5, 6, { 7, 8 } };
static const char *const names[] = { "x", "y" };
int main(void) {
    int s = 0, *p = (int *)whole.c;
    *(int *)&whole.a = 2;
    p[1] = __VERIFIER_nondet_int();
    for (int i = 0; i < 2; i++) {
        const int k = i;
        const struct mixed each = { k, i, { names[i][0] == 'x', fixed.c[i] } };
        s += each.c[0] + each.c[1];
    }
again:;
    const int last = s;
    if (last == 16) {
        s++;
        goto again;
    }
    return last - 17;
}
