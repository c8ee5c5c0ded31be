#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
static void show(const wchar_t *text) {
    if (text == NULL) {
        puts("(null)");
        return;
    }
    for (; *text; text++)
        putchar((char)*text);
    putchar('\n');
}
int main(void) {
    wchar_t buffer[32], other[8], *rest;
    wcscpy(buffer, L"ab");
    wcscat(buffer, L"cd");
    wcsncat(buffer, L"efghij", 3);
    show(buffer);
    printf("%zu %zu %zu\n", wcslen(buffer), wcsnlen(buffer, 3), wcsnlen(buffer, 30));
    printf("%td %td\n", wcpcpy(other, L"xyz") - other, wcpncpy(other, L"pq", 5) - other);
    for (int i = 0; i < 5; i++)
        printf("%d ", (int)other[i]);
    puts("");
    wchar_t *copy = wcsdup(buffer);
    show(copy);
    printf("%d %d\n", wcscmp(copy, buffer), wcscoll(L"a", L"b"));
    free(copy);
    printf("%d %d %d\n", wcsncmp(L"abx", L"aby", 2), wcscasecmp(L"Hello", L"hELLO"), wcsncasecmp(L"abC", L"ABd", 3) < 0);
    show(wcschr(buffer, L'c'));
    show(wcsrchr(L"abcabc", L'b'));
    show(wcschr(buffer, L'!'));
    show(wcspbrk(buffer, L"xfe"));
    show(wcsstr(buffer, L"def"));
    show(wcsstr(buffer, L"fed"));
    printf("%zu %zu\n", wcsspn(L"aabbc", L"ab"), wcscspn(L"aabbc", L"cb"));
    wcscpy(buffer, L",,one,two;three");
    for (wchar_t *token = wcstok(buffer, L",;", &rest); token; token = wcstok(NULL, L",;", &rest))
        show(token);
    printf("%zu\n", wcsxfrm(other, L"abcdef", 8));
    show(other);
    wmemset(buffer, L'z', 4);
    buffer[4] = 0;
    wmemmove(buffer + 1, buffer, 4);
    wmemcpy(other, L"12345", 6);
    show(other);
    printf("%td %d\n", wmemchr(other, L'4', 6) - other, wmemcmp(L"abc", L"abd", 3));
    printf("%ld %lu %lld\n", wcstol(L" -17x", &rest, 10), wcstoul(L"ff", NULL, 16), wcstoll(L"0x10", NULL, 0));
    show(rest);
    printf("%g %g\n", wcstod(L"2.5e3tail", &rest), (double)wcstof(L"-0.125", NULL));
    show(rest);
    return 0;
}
