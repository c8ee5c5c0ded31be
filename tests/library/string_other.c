// Functions that are only checked.
//@ only checked
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "faults.h"

extern int __xpg_strerror_r(int, char *, size_t);

int main(void) {
    char text[8] = "abc", copy[8], small[2] = "x", open[2] = {'a', 'b'};
    char *gone = malloc(4);
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT strxfrm(copy, 0, 8); break;
    FAULT strxfrm(copy, open, 8); break;
    FAULT strxfrm(0, text, 8); break;
    FAULT strxfrm(gone, text, 4); break;
    FAULT strxfrm(small, text, 8); break;
    FAULT __xpg_strerror_r(2, 0, 8); break;
    FAULT __xpg_strerror_r(2, gone, 4); break;
    FAULT __xpg_strerror_r(2, small, 80); break;
    FAULT strerror_r(2, 0, 8); break;
    FAULT strerror_r(2, gone, 4); break;
    FAULT strverscmp(0, text); break;
    FAULT strverscmp(text, open); break;
    FAULT swab(0, copy, 4); break;
    FAULT swab(small, copy, 8); break;
    FAULT swab(text, 0, 4); break;
    FAULT swab(text, gone, 4); break;
    }
    strxfrm(copy, text, sizeof copy);
    strxfrm(0, text, 0);
    __xpg_strerror_r(2, copy, sizeof copy);
    strerror_r(2, copy, sizeof copy);
    strsignal(9);
    strverscmp("a9", "a10");
    swab(text, copy, 4);
    return 0;
}
