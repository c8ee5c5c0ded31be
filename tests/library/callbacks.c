// Functions that compare elements.
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

static int by_number(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int numbers[4] = {3, 1, 2, 4}, key = 2, *none = 0;
    switch (LINE) {
    FAULT qsort(none, 4, sizeof *none, by_number); break;
    FAULT qsort(numbers, 5, sizeof *numbers, by_number); break;
    FAULT qsort(numbers, 4, sizeof *numbers, 0); break;
    FAULT bsearch(&key, none, 4, sizeof *none, by_number); break; //~ elsewhere
    FAULT bsearch(none, numbers, 4, sizeof *numbers, by_number); break; //~ elsewhere
    FAULT bsearch(&key, numbers, 9, sizeof *numbers, by_number); break; //~ elsewhere
    }
    qsort(numbers, 4, sizeof *numbers, by_number);
    printf("%d\n", bsearch(&key, numbers, 4, sizeof *numbers, by_number) != 0);
    return 0;
}
