#include <stdio.h>
#include <string.h>
#include <wchar.h>
#define STR(x) #x
#define XSTR(x) STR(x)
#define VAL 42
int main(void) {
    const char *s = "one " "two" " " "three";
    puts(s);
    printf("%d %d\n", (int)sizeof "abc", (int)sizeof "a" "b");
    printf("%d\n", (int)strlen("ab\0cd")); printf("%d\n", (int)sizeof "ab\0cd");
    char e[] = "\x41" "B"; puts(e);
    char o[] = "\1012\60"; puts(o);
    printf("%d\n", (int)sizeof "\x1" "1");
    puts("line\
 continued");
    puts("tab\there \"q\" \\ \101 \x42 ?\?/ '");
    puts(STR(a "b\n" 'c' + d)); puts(XSTR(VAL)); puts(STR(VAL));
    printf("%c%c%c\n", "hello"[1], 2["hello"], *("hello" + 4));
    wchar_t w[] = L"wide" L"\x263a"; printf("%d %d\n", (int)(sizeof w / sizeof *w), (int)w[4]);
    unsigned short u[] = u"\u20acx"; printf("%d %x %x\n", (int)(sizeof u / 2), u[0], u[1]);
    unsigned u32[] = U"\U0001F600"; printf("%d %x\n", (int)(sizeof u32 / 4), u32[0]);
    char u8[] = u8"\u00e9\u20ac"; for (int i = 0; u8[i]; i++) printf("%02x", (unsigned char)u8[i]); puts("");
    unsigned short sp[] = u"\U0001F600"; printf("%d %x %x\n", (int)(sizeof sp / 2), sp[0], sp[1]);
    printf("%s %d\n", __func__, (int)sizeof __func__);
    return (int)sizeof "" + (int)strlen("" "" "x");
}
