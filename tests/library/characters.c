// <ctype.h> and gcc's counts of bits: arguments in a range.
#include <ctype.h>
#include <stdio.h>
#undef isdigit
#undef tolower
#include "faults.h"

int main(void) {
    switch (LINE) {
    FAULT (isalnum)(300); break;
    FAULT (isalpha)(-2); break;
    FAULT (isblank)(256); break;
    FAULT (iscntrl)(1000); break;
    FAULT (isdigit)(-200); break;
    FAULT (isgraph)(300); break;
    FAULT (islower)(300); break;
    FAULT (isprint)(300); break;
    FAULT (ispunct)(300); break;
    FAULT (isspace)(300); break;
    FAULT (isupper)(300); break;
    FAULT (isxdigit)(300); break;
    FAULT (tolower)(300); break;
    FAULT (toupper)(300); break;
    FAULT __builtin_clz(0); break;
    FAULT __builtin_ctz(0); break;
    FAULT __builtin_clzl(0); break;
    FAULT __builtin_ctzll(0); break;
    FAULT __builtin_unreachable(); break;
    }
    printf("%d%d%d%d\n", (isalnum)('a') != 0, (isalpha)(255) != 0, (isblank)(-1) != 0, (iscntrl)(0) != 0);
    printf("%d%d%d%d\n", (isdigit)('1') != 0, (isgraph)(' ') != 0, (islower)('A') != 0, (isprint)('~') != 0);
    printf("%d%d%d%d\n", (ispunct)('.') != 0, (isspace)('\n') != 0, (isupper)('B') != 0, (isxdigit)('f') != 0);
    printf("%c%c\n", (tolower)('A'), (toupper)('b'));
    printf("%d %d %d\n", __builtin_clz(1), __builtin_ctz(8), __builtin_ctzll(1));
    return 0;
}
