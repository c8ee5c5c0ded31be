/* Text to descriptors. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>

static int shown(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vdprintf(1, format, list);
    va_end(list);
    return n;
}

int main(void) {
    int a = dprintf(1, "%d %s\n", 3, "abc"), b = shown("%c\n", 'x');
    printf("%d %d\n", a, b);
    return 0;
}
