//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
#include <stdio.h>
#include <wchar.h>
int main(void) {
    wchar_t text[3] = L"ab", open[2] = {L'c', L'd'};
    printf("%ls %.2ls %lc\n", text, open, (wint_t)L'x');
    return 0;
}
