#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>
int main(void) {
    wchar_t wide[8];
    char bytes[8];
    mbstate_t state;
    memset(&state, 0, sizeof state);
    printf("%zu %zu\n", mbstowcs(NULL, "hello", 0), mbstowcs(wide, "hello", 8));
    printf("%d %d\n", wide[4] == L'o', wide[5]);
    printf("%zu %zu\n", mbstowcs(wide, "hello", 3), wcstombs(bytes, L"wide", 8));
    puts(bytes);
    errno = 0;
    printf("%d %d\n", (int)mbstowcs(wide, "a\377b", 8), errno == EILSEQ);
    errno = 0;
    printf("%d %d\n", (int)wcstombs(bytes, L"a\x1234", 8), errno == EILSEQ);
    printf("%d %d %d\n", (int)mbrtowc(wide, "xy", 2, &state), (int)mbrtowc(wide, "", 1, &state),
           (int)mbrtowc(wide, "x", 0, &state));
    printf("%d %d %d\n", (int)mbrlen("q", 1, &state), (int)wcrtomb(bytes, L'k', &state), bytes[0]);
    printf("%d %d %d\n", mblen("a", 1), mbtowc(wide, "b", 1), wctomb(bytes, L'c'));
    printf("%d %d %d\n", mbsinit(&state) != 0, mbsinit(NULL) != 0, (int)MB_CUR_MAX);
    printf("%d %d %d %d\n", btowc('a') == L'a', btowc(EOF) == WEOF, wctob(L'b'), wctob(L'\x500'));
    const char *source = "abcdef";
    printf("%d ", (int)mbsrtowcs(wide, &source, 4, &state));
    puts(source);
    printf("%d ", (int)mbsrtowcs(wide, &source, 4, &state));
    printf("%d\n", source == NULL);
    const wchar_t *from = L"wxyz";
    printf("%d ", (int)wcsrtombs(bytes, &from, 2, &state));
    printf("%d %d\n", *from == L'y', (int)wcsrtombs(NULL, &from, 0, &state));
    for (int c = -1; c < 200; c++)
        if (iswalpha((wint_t)c) || iswdigit((wint_t)c) || iswpunct((wint_t)c))
            printf("%lc", (wint_t)c);
    puts("");
    printf("%d %d %d %d\n", iswspace(L'\t') != 0, iswupper(L'q') != 0, iswxdigit(L'F') != 0, iswcntrl(127) != 0);
    printf("%d %d %d\n", (int)towupper(L'a'), (int)towlower(L'Z'), (int)towupper(L'1'));
    printf("%d %d %d\n", iswctype(L'a', wctype("lower")) != 0, iswctype(L'a', wctype("upper")) != 0, wctype("none") == 0);
    return 0;
}
