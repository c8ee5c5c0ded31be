//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <wchar.h>
int main(void) {
    wchar_t text[4];
    wmemset(text, L'x', 5); //~ VIOLATION
    return text[0];
}
