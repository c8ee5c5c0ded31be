//@ truth: true
//@ args: -n 3 -x
//@ expect[auto]: true
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int hex = 0, c;
    long n = 1;

    while ((c = getopt(argc, argv, "n:x")) != -1) {
        switch (c) {
        case 'n':
            n = strtol(optarg, NULL, 10);
            if (n < 0 || n > 20)
                n = 20;
            break;
        case 'x':
            hex = 1;
            break;
        default:
            fprintf(stderr, "usage: count [-x] [-n NUMBER]\n");
            return EXIT_FAILURE;
        }
    }
    for (long i = 1; i <= n; i++)
        printf(hex ? "%lx\n" : "%ld\n", i * i);
    return EXIT_SUCCESS;
}
