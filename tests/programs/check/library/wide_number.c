//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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
