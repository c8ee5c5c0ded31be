// <wchar.h>: formats. Their arguments are not looked at.
//@ only checked
//@ not proved
#include <stdio.h>
#include <wchar.h>
#include "faults.h"

int main(void) {
    wchar_t text[8], *none = 0;
    FILE *no_file = 0;
    switch (LINE) {
    FAULT wprintf(none); break;
    FAULT fwprintf(no_file, L"%d", 1); break;
    FAULT swprintf(none, 8, L"%d", 1); break;
    }
    swprintf(text, 8, L"%d", 1);
    fwprintf(stderr, L"%d\n", 2);
    wprintf(L"%d\n", 3);
    return 0;
}
