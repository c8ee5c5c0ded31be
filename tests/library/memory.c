// <string.h>: bytes.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "faults.h"

int main(void) {
    char text[8] = "abcdefg", small[2] = "x", *none = 0, *gone = malloc(4);
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT memset(none, 0, 1); break;
    FAULT memset(small, 0, 3); break;
    FAULT memset(gone, 0, 4); break;
    FAULT bzero(small, 3); break;
    FAULT explicit_bzero(gone, 1); break;
    FAULT memcpy(small, text, 8); break;
    FAULT memcpy(text, small, 8); break;
    FAULT memcpy(text, text + 1, 4); break;
    FAULT memcpy(none, text, 1); break;
    FAULT memmove(small, text, 8); break;
    FAULT memmove(text, gone, 1); break;
    FAULT mempcpy(small, text, 3); break;
    FAULT mempcpy(text + 1, text, 2); break;
    FAULT bcopy(text, small, 3); break;
    FAULT bcopy(none, small, 1); break;
    FAULT memcmp(small, none, 1); break;
    FAULT memcmp(text, "abcdefgh", 9); break;
    FAULT bcmp(gone, text, 1); break;
    FAULT memchr(none, 'a', 1); break;
    FAULT memchr(small, 'z', 3); break;
    FAULT memrchr(small, 'z', 3); break;
    FAULT memccpy(small, text, 'z', 8); break;
    FAULT memccpy(none, text, 'z', 8); break;
    }
    memset(text + 6, 'x', 1);
    bzero(small, 2);
    explicit_bzero(small, 2);
    memcpy(text, "xyz", 3);
    memmove(text + 1, text, 3);
    printf("%s\n", text);
    printf("%d\n", (char *)mempcpy(text, "q", 1) == text + 1);
    bcopy(text, text + 2, 2);
    printf("%d %d\n", memcmp(text, "qxqx", 4), bcmp(text, "qx", 2));
    printf("%d %d\n", memchr(text, 'x', 8) == text + 1, memrchr(text, 'q', 8) == text + 2);
    printf("%d\n", memccpy(small, text, 'x', 2) == small + 2);
    return 0;
}
