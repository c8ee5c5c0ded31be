//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Where the number ends is in the program's own string.
#include <wchar.h>
extern void reach_error(void);
int main(void) {
    wchar_t text[] = L"12x", *end;
    wcstol(text, &end, 10);
    *end = L'y';
    if (text[2] == L'y')
        reach_error(); //~ VIOLATION
    return 0;
}
