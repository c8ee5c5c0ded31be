// <stdio.h>: functions that take a `va_list`, and those that make blocks.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

static int shown(int which, char *text, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = which == 0   ? vprintf(format, list)
            : which == 1 ? vfprintf(stdout, format, list)
            : which == 2 ? vsprintf(text, format, list)
            : which == 3 ? vsnprintf(text, 3, format, list)
            : which == 4 ? vsscanf(text, format, list)
            : which == 5 ? vscanf(format, list)
            : which == 6 ? vfscanf(stdin, format, list)
                         : vdprintf(2, format, list);
    va_end(list);
    return n;
}

static char *made(const char *format, ...) {
    char *text;
    va_list list;
    va_start(list, format);
    if (vasprintf(&text, format, list) < 0) text = 0;
    va_end(list);
    return text;
}

int main(void) {
    char text[8] = "12", small[2] = "3", *none = 0, *block;
    int number = 0;
    switch (LINE) {
    case 0: break;
    FAULT if (asprintf(&block, "%d", 3) >= 0) block = 0; break;
    FAULT asprintf(0, "%d", 3); break;
    FAULT vasprintf(0, "", *(va_list *)0); break;
    FAULT block = made("%d", 3); block = 0; break;
    }
    printf("%d\n", shown(0, 0, "%d\n", 1));
    printf("%d\n", shown(1, 0, "%s\n", "a"));
    printf("%d\n", shown(2, text, "%d", 45));
    printf("%d\n", shown(3, text, "%d", 4567));
    printf("%d\n", shown(4, "67", "%d", &number));
    shown(7, 0, "%d\n", 8);
    if (asprintf(&block, "%d", 3) >= 0) free(block);
    block = made("%s", "b");
    free(block);
    return 0;
}
