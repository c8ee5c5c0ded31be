// Functions that glibc 2.36 lacks.
//@ only checked
//@ not in this library
#include <stdlib.h>
#include "faults.h"

extern size_t strlcpy(char *, const char *, size_t);
extern size_t strlcat(char *, const char *, size_t);

int main(void) {
    char copy[8] = "", line[8] = "abc", open[2] = {'a', 'b'};
    char *gone = malloc(4);
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT strlcpy(copy, 0, 8); break;
    FAULT strlcpy(0, "abc", 4); break;
    FAULT strlcpy(copy, open, 8); break;
    FAULT strlcpy(gone, "a", 4); break;
    FAULT strlcpy(open, "abc", 8); break; //~ UNKNOWN
    FAULT strlcat(copy, 0, 8); break;
    FAULT strlcat(0, "abc", 4); break;
    FAULT strlcat(copy, open, 8); break;
    FAULT strlcat(gone, "a", 4); break;
    }
    strlcpy(copy, "abc", sizeof copy);
    strlcat(line, "def", sizeof line);
    return 0;
}
