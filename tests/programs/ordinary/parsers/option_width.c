//@ truth: true
//@ args: -w 12
//@ expect[auto]: true
/* Draws a line; its width is an option that is checked. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    char line[17];
    long width = 8;
    int c;

    while ((c = getopt(argc, argv, "w:")) != -1) {
        if (c != 'w')
            return 1;
        width = strtol(optarg, NULL, 10);
    }
    if (width < 0 || width > 16)
        return 1;
    for (long i = 0; i < width; i++)
        line[i] = '*';
    line[width] = '\0';
    puts(line);
    return 0;
}
