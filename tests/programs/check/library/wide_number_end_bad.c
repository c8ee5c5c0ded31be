//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
