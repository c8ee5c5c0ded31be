//@ truth: true
//@ args: -v -o out.txt file
//@ expect[auto]: unknown
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

struct options {
    bool verbose;
    const char *output;
    int files;
};

static int parse(int argc, char **argv, struct options *o)
{
    int i;

    memset(o, 0, sizeof(*o));
    for (i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            o->files++;
        } else if (!strcmp(argv[i], "-v")) {
            o->verbose = true;
        } else if (!strcmp(argv[i], "-o")) {
            if (++i >= argc)
                return -1;
            o->output = argv[i];
        } else if (!strcmp(argv[i], "--")) {
            o->files += argc - i - 1;
            break;
        } else {
            return -1;
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct options o;

    if (parse(argc, argv, &o) < 0) {
        fprintf(stderr, "usage: prog [-v] [-o FILE] [FILE...]\n");
        return 2;
    }
    printf("%d files to %s%s\n", o.files, o.output ? o.output : "stdout", o.verbose ? ", verbose" : "");
    return 0;
}
