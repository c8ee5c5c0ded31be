//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
#include <wchar.h>
int main(void) {
    wchar_t text[2] = {L'a', L'b'};
    return wcschr(text, L'c') != 0; //~ VIOLATION
}
