//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
#include <stdlib.h>
#include <wchar.h>
int main(void) {
    wchar_t wide[3];
    return (int)mbstowcs(wide, "abc", 4); //~ VIOLATION
}
