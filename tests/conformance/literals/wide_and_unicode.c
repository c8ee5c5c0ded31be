#include <stdio.h>
#include <wchar.h>
#include <stdint.h>
#include <uchar.h>
int main(void) {
    wchar_t w[] = L"h\u00e9\u4e2d\U0001F600";
    printf("%d %d\n", (int)(sizeof w / sizeof *w), (int)sizeof *w);
    for (int i = 0; w[i]; i++) printf("%x ", (unsigned)w[i]);
    puts("");
    char16_t a[] = u"\u4e2d\U0001F600";
    for (int i = 0; a[i]; i++) printf("%x ", a[i]);
    puts(""); char32_t b[] = U"a\U0010FFFF"; printf("%x %d\n", (unsigned)b[1], (int)sizeof b);
    const char *u = u8"\u00e9\u4e2d\U0001F600";
    for (const char *p = u; *p; p++) printf("%02x", (unsigned char)*p);
    puts("");
    printf("%d %d\n", L'a' == 'a', (int)L'\xff'); printf("%d\n", (wchar_t)-1 < 0);
    printf("%d\n", (char16_t)-1 > 0); const wchar_t *c = L"con" L"cat";
    printf("%d\n", (int)wcslen(c)); const wchar_t *d = "mixed" L"wide";
    printf("%d %c\n", (int)wcslen(d), (char)d[0]); wchar_t buf[10] = L"init";
    printf("%d %d\n", (int)buf[4], (int)buf[9]); printf("%d\n", wcscmp(L"abc", L"abd") < 0);
    printf("%x\n", u'\u20ac'); printf("%x\n", (unsigned)U'\x12345');
    wchar_t e[3] = { L'x', 'y' }; printf("%d\n", (int)e[1]); return (int)sizeof(L"") ;
}
