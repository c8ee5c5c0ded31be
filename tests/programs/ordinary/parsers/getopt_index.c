//@ truth: false
//@ args: -l 5
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char *const levels[] = { "error", "warning", "info", "debug" };

int main(int argc, char **argv)
{
    long level = 1;
    int c;

    while ((c = getopt(argc, argv, "l:q")) != -1) {
        switch (c) {
        case 'l':
            level = strtol(optarg, NULL, 10);
            break;
        case 'q':
            level = 0;
            break;
        default:
            return EXIT_FAILURE;
        }
    }
    if (level < 0)
        level = 0;
    printf("level %s\n", levels[level]); //~ VIOLATION out-of-bounds-read
    return EXIT_SUCCESS;
}
