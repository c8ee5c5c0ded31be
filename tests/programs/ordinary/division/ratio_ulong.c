//@ truth: false
//@ args: 64 64
//@ expect[auto]: false
/* Bytes per element; the size of the header equals the size of the file. */
#include <stdio.h>
#include <stdlib.h>

static unsigned long elements(unsigned long file, unsigned long header)
{
    unsigned long body = file - header;

    return 4096 / body; //~ VIOLATION division-by-zero
}

int main(int argc, char **argv)
{
    unsigned long file = 1024, header = 64;

    if (argc > 2) {
        file = strtoul(argv[1], NULL, 0);
        header = strtoul(argv[2], NULL, 0);
    }
    if (header > file) {
        fputs("the header is larger than the file\n", stderr);
        return EXIT_FAILURE;
    }
    printf("%lu\n", elements(file, header));
    return EXIT_SUCCESS;
}
