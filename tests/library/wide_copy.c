// <wchar.h>: copies.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include "faults.h"

int main(void) {
    wchar_t text[8] = L"abc", small[2] = L"x", open[2] = {L'a', L'b'}, copy[8] = L"", *none = 0;
    char bytes[8] = "ab", one[1];
    switch (LINE) {
    FAULT wcslen(none); break;
    FAULT wcslen(open); break;
    FAULT wcscpy(small, text); break;
    FAULT wcscpy(copy, open); break;
    FAULT wcpcpy(small, text); break;
    FAULT wcscat(copy, open); break;
    FAULT wcscat(text, L"defgh"); break;
    FAULT wcsncpy(small, text, 3); break;
    FAULT wcpncpy(small, text, 3); break;
    FAULT wcsncat(small, text, 2); break;
    FAULT wcsncat(copy, none, 2); break;
    FAULT wcsdup(none); break;
    FAULT wcsdup(text); break;
    FAULT wmemcpy(small, text, 3); break;
    FAULT wmemcpy(text, text + 1, 3); break;
    FAULT wmempcpy(small, text, 3); break;
    FAULT wmemmove(small, text, 3); break;
    FAULT wmemmove(text, none, 1); break;
    FAULT wmemset(small, L'a', 3); break;
    FAULT mbstowcs(small, "abcd", 5); break;
    FAULT mbstowcs(copy, 0, 5); break;
    FAULT wcstombs(one, L"abc", 4); break;
    FAULT wcstombs(bytes, none, 4); break;
    }
    printf("%zu\n", wcslen(text));
    wcscpy(copy, text);
    printf("%d\n", wcpcpy(copy, L"ab") == copy + 2);
    wcscat(copy, L"cd");
    wcsncpy(small, L"yz", 2);
    printf("%d\n", wcpncpy(small, L"z", 2) == small + 1);
    wcsncat(copy, L"efg", 1);
    printf("%zu\n", wcslen(copy));
    wchar_t *twice = wcsdup(L"hi");
    if (twice) printf("%c\n", (char)twice[1]);
    free(twice);
    wmemcpy(copy, text, 3);
    printf("%d\n", wmempcpy(copy, text, 2) == copy + 2);
    wmemmove(copy + 1, copy, 3);
    wmemset(copy, L'q', 2);
    printf("%c%c%c\n", (char)copy[0], (char)copy[1], (char)copy[2]);
    printf("%d\n", (int)mbstowcs(copy, "abc", 8));
    printf("%d\n", (int)wcstombs(bytes, L"xyz", 8));
    return 0;
}
