//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <wchar.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    wchar_t text[4];
    unsigned count = __VERIFIER_nondet_uint();
    if (count > 5)
        return 0;
    wmemset(text, L'x', count); //~ VIOLATION
    return 0;
}
