// Numbers in wide strings, and in others of the widest type.
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>
#include "faults.h"

int main(void) {
    wchar_t digits[4] = L"12x", open[2] = {L'1', L'2'}, *end, *none = 0, **nowhere = malloc(sizeof *nowhere);
    char narrow[4] = "34y", narrow_open[2] = {'1', '2'}, *narrow_end, small[2];
    if (!nowhere) return 0;
    free(nowhere);
    switch (LINE) {
    FAULT wcstol(none, 0, 10); break;
    FAULT wcstol(open, 0, 10); break;
    FAULT wcstol(digits, nowhere, 10); break;
    FAULT wcstoll(none, 0, 10); break;
    FAULT wcstoul(none, &end, 10); break;
    FAULT wcstoull(open, &end, 10); break;
    FAULT wcstoimax(none, &end, 10); break;
    FAULT wcstoumax(open, 0, 10); break;
    FAULT strtoimax(0, 0, 10); break;
    FAULT strtoimax(narrow, (char **)small, 10); break;
    FAULT strtoumax(narrow_open, 0, 10); break;
    }
    printf("%ld\n", wcstol(digits, &end, 10));
    printf("%d\n", end == digits + 2);
    printf("%lld %lu %llu\n", wcstoll(digits, 0, 16), wcstoul(digits, &end, 0), wcstoull(digits, &end, 8));
    printf("%jd %ju\n", wcstoimax(digits, &end, 10), wcstoumax(digits, 0, 10));
    printf("%jd %ju\n", strtoimax(narrow, &narrow_end, 10), strtoumax(narrow, 0, 10));
    printf("%d\n", narrow_end == narrow + 2);
    return 0;
}
