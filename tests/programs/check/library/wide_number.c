//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
#include <wchar.h>
extern void reach_error(void);
int main(void) {
    int kept = 1;
    wchar_t *end;
    long number = wcstol(L"12x", &end, 10);
    if (kept != 1 || number == number + 1)
        reach_error();
    return 0;
}
