//@ truth: false
//@ args: 90-100
//@ expect[auto]: false
/* Counts the pages of a range such as 3-7. */
#include <stdio.h>

#define PAGES 100

static int wanted[PAGES];

int main(int argc, char **argv)
{
    int first, last;

    if (argc < 2 || sscanf(argv[1], "%4d-%4d", &first, &last) != 2)
        return 1;
    if (first < 0 || last > PAGES)
        return 1;
    for (int page = first; page <= last; page++)
        wanted[page]++; //~ VIOLATION out-of-bounds-read
    printf("%d\n", wanted[0]);
    return 0;
}
