#include <stdio.h>
#include <string.h>
#include <stdarg.h>
static int fmt(char *b, size_t n, const char *f, ...) {
    va_list ap; va_start(ap, f); int r = vsnprintf(b, n, f, ap); va_end(ap); return r;
}
int main(void) {
    char b[10]; int r; memset(b, '#', 10); r = snprintf(b, 5, "%s", "truncated");
    printf("%d %s %c\n", r, b, b[5]); r = snprintf(b, 10, "%d", 123456789);
    printf("%d %s\n", r, b); r = snprintf(b, 10, "%d", 1234567890); printf("%d %s\n", r, b);
    r = snprintf(b, 1, "abc"); printf("%d [%s]\n", r, b); memset(b, '#', 10);
    r = snprintf(b, 0, "abc"); printf("%d %c\n", r, b[0]);
    r = snprintf(NULL, 0, "%d %s", 42, "need"); printf("%d\n", r); r = sprintf(b, "%x", 0xbeef);
    printf("%d %s\n", r, b); r = sprintf(b, ""); printf("%d %d\n", r, b[0]);
    r = fmt(b, sizeof b, "%c-%d", 'z', 7); printf("%d %s\n", r, b); int pos = 0; char l[40];
    for (int i = 0; i < 6; i++) pos += snprintf(l + pos, sizeof l - pos, "%d,", i * i);
    printf("%s %d\n", l, pos); r = snprintf(b, 6, "%08.3f", 3.14159); printf("%d %s\n", r, b);
    r = snprintf(b, sizeof b, "a%cb", 0); printf("%d %d %c\n", r, (int)strlen(b), b[2]);
    return fmt(b, 3, "%s%s", "abc", "defg");
}
