//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t wide[3];
    return (int)mbstowcs(wide, "abc", 4); //~ VIOLATION
}
