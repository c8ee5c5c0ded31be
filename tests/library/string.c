// <string.h> beyond what C has.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "faults.h"

int main(void) {
    char text[8] = "aBc", small[2] = "x", open[2] = {'a', 'b'};
    char *gone = malloc(4);
    if (!gone) return 0;
    free(gone);
    char *found = strcasestr(text, "bC");
    switch (LINE) {
    FAULT strcasestr(text, 0); break;
    FAULT strcasestr(0, text); break;
    FAULT strcasestr(open, "c"); break;
    FAULT strchrnul(0, 'a'); break;
    FAULT strchrnul(open, 'c'); break;
    FAULT memmem(0, 4, "a", 1); break;
    FAULT memmem(small, 40, text, 3); break;
    FAULT memmem(text, 4, gone, 2); break;
    }
    printf("%d %d\n", found == text + 1, strchrnul(text, 'z') == text + 3);
    printf("%d\n", memmem(text, 4, "c", 2) == text + 2);
    return 0;
}
