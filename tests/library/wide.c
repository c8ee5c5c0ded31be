// <wchar.h>: strings.
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>
#include "faults.h"

int main(void) {
    wchar_t text[8] = L"abc", open[2] = {L'a', L'b'}, small[2] = L"x", copy[8];
    wchar_t *gone = malloc(16), *none = 0;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT wcsnlen(0, 2); break;
    FAULT wcsnlen(open, 3); break;
    FAULT wcscmp(0, text); break;
    FAULT wcscmp(open, L"abx"); break;
    FAULT wcscoll(text, none); break;
    FAULT wcscasecmp(text, none); break;
    FAULT wcsncasecmp(none, text, 2); break;
    FAULT wcsncmp(text, none, 2); break;
    FAULT wcsncmp(open, L"abc", 3); break;
    FAULT wcschr(none, L'a'); break;
    FAULT wcschr(open, L'c'); break;
    FAULT wcsrchr(open, L'a'); break;
    FAULT wcsspn(none, L"a"); break;
    FAULT wcsspn(open, L"ab"); break;
    FAULT wcscspn(text, none); break;
    FAULT wcscspn(open, L"c"); break;
    FAULT wcspbrk(none, text); break;
    FAULT wcspbrk(open, L"c"); break;
    FAULT wcsstr(text, none); break;
    FAULT wcsstr(open, L"c"); break;
    FAULT wmemcmp(text, none, 3); break;
    FAULT wmemcmp(text, small, 3); break; //~ UNKNOWN
    FAULT wmemcmp(gone, text, 3); break;
    FAULT wmemchr(none, L'a', 3); break;
    FAULT wmemchr(small, L'z', 3); break;
    FAULT wcsxfrm(copy, none, 8); break;
    FAULT wcsxfrm(none, text, 8); break;
    FAULT wcsxfrm(small, text, 8); break;
    }
    printf("%zu %d %d\n", wcsnlen(text, 2), wcscmp(text, L"abd") < 0, wcscoll(text, text));
    printf("%d %d\n", wcscasecmp(text, L"ABC"), wcsncasecmp(text, L"ABx", 2));
    printf("%d\n", wcsncmp(text, L"abx", 2));
    printf("%d %d\n", wcschr(text, L'b') == text + 1, wcsrchr(text, L'z') == 0);
    printf("%zu %zu %d\n", wcsspn(text, L"ab"), wcscspn(text, L"c"), wcspbrk(text, L"cb") == text + 1);
    printf("%d\n", wcsstr(text, L"bc") == text + 1);
    printf("%d %d\n", wmemcmp(text, L"abc", 3), wmemchr(text, L'c', 3) == text + 2);
    printf("%zu\n", wcsxfrm(copy, text, 8));
    return 0;
}
