//@ truth: false
//@ args: 12
//@ expect[auto]: false
/* Minutes since midnight; "12" has none. */
#include <stdio.h>

int main(int argc, char **argv)
{
    int hours, minutes;

    if (argc < 2)
        return 1;
    if (sscanf(argv[1], "%2d:%2d", &hours, &minutes) < 1) {
        fprintf(stderr, "no time\n");
        return 1;
    }
    printf("%d\n", hours * 60 + minutes); //~ VIOLATION uninitialised
    return 0;
}
