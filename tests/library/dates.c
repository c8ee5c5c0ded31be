// <time.h>: what the library keeps, and texts.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "faults.h"

int main(void) {
    time_t second = 0, *never = 0, *gone = malloc(sizeof *gone);
    struct tm date = {.tm_mday = 2, .tm_year = 100}, *no_date = 0;
    char text[16], small[2], *none = 0;
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT time(gone); break;
    FAULT gmtime(never); break;
    FAULT gmtime(gone); break;
    FAULT localtime(never); break;
    FAULT ctime(never); break;
    FAULT strftime(none, 8, "%Y", &date); break;
    FAULT strftime(text, 8, none, &date); break;
    FAULT strftime(text, 8, "%Y", no_date); break;
    FAULT strftime(small, 8, "%Y", &date); break;
    }
    printf("%d\n", time(0) != 0);
    struct tm *shown = gmtime(&second);
    if (shown) printf("%d\n", shown->tm_year);
    printf("%d\n", localtime(&second) != 0);
    printf("%d\n", ctime(&second) != 0);
    printf("%zu\n", strftime(text, sizeof text, "%Y", &date));
    return 0;
}
