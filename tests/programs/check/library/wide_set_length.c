//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <wchar.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    wchar_t text[4];
    unsigned count = __VERIFIER_nondet_uint();
    if (count > 4)
        return 0;
    wmemset(text, L'x', count);
    return 0;
}
