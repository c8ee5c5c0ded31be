//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <wchar.h>
int main(void) {
    wchar_t text[20];
    return swprintf(text, 20, L"%d items", 7);
}
