// <wchar.h>: functions that are only checked.
//@ only checked
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>
#include "faults.h"

int main(void) {
    wchar_t digits[4] = L"1.5", open[2] = {L'1', L'2'}, *end, *none = 0, line[8], small[2];
    FILE *no_file = 0;
    struct tm date = {0};
    switch (LINE) {
    FAULT wcschrnul(none, L'x'); break;
    FAULT wcschrnul(open, L'x'); break;
    FAULT wctype(0); break;
    FAULT wcstod(none, 0); break;
    FAULT wcstod(open, &end); break;
    FAULT wcstof(none, 0); break;
    FAULT wcstold(none, 0); break;
    FAULT wcstoq(none, 0, 10); break;
    FAULT wcstouq(open, 0, 10); break;
    FAULT wcsftime(none, 8, L"%Y", &date); break;
    FAULT wcsftime(line, 8, none, &date); break;
    FAULT wcsftime(line, 8, L"%Y", 0); break;
    FAULT wcsftime(small, 8, L"%Y", &date); break; //~ UNKNOWN
    FAULT fputwc(L'a', no_file); break;
    FAULT putwc(L'a', no_file); break;
    FAULT fgetwc(no_file); break;
    FAULT getwc(no_file); break;
    FAULT ungetwc(L'a', no_file); break;
    FAULT fputws(none, stderr); break;
    FAULT fputws(open, stderr); break;
    FAULT fputws(L"a", no_file); break;
    FAULT fgetws(none, 8, stdin); break;
    FAULT fgetws(line, 8, no_file); break;
    FAULT fgetws(small, 8, stdin); break; //~ UNKNOWN
    FAULT fwide(no_file, 1); break;
    }
    wcschrnul(digits, L'x');
    wctype("alpha");
    wcstod(digits, &end);
    wcstof(digits, 0);
    wcstold(digits, &end);
    wcstoq(digits, &end, 10);
    wcstouq(digits, &end, 10);
    wcsftime(line, 8, L"%Y", &date);
    fputwc(L'a', stderr);
    putwc(L'a', stderr);
    fputws(L"b\n", stderr);
    fwide(stderr, 1);
    fgetwc(stdin);
    getwc(stdin);
    ungetwc(L'a', stdin);
    if (fgetws(line, 8, stdin)) line[0] = 0;
    return 0;
}
