// <stdio.h>: a `va_list` of arguments that do not fit.
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include "faults.h"

static void shown(char *text, FILE *file, const char *format, ...) {
    va_list list;
    va_start(list, format);
    switch (LINE) {
    FAULT vprintf(format, list); break;
    FAULT vfprintf(stdout, format, list); break;
    FAULT vfprintf(file, "%d", list); break;
    FAULT vsprintf(text, "%d", list); break;
    FAULT vsnprintf(text, 8, "%d", list); break;
    FAULT vdprintf(1, format, list); break;
    FAULT vscanf(format, list); break;
    FAULT vsscanf("1", format, list); break;
    FAULT vfscanf(file, "%d", list); break;
    }
    va_end(list);
}

int main(void) {
    char small[2] = "x";
    shown(small, 0, "%s", 12345);
    return 0;
}
