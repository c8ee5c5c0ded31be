// Options of a command line.
//@ not proved
#include <getopt.h>
#include <stdio.h>
#include <unistd.h>
#include "faults.h"

extern int __posix_getopt(int, char *const *, const char *);

int main(void) {
    char name[] = "p", a[] = "-a", text[] = "-otext", word[] = "word", color[] = "--color", *none = 0;
    char *words[] = {name, a, word, text, color, 0};
    struct option table[] = {{"color", no_argument, 0, 'c'}, {0, 0, 0, 0}};
    int c;
    switch (LINE) {
    FAULT getopt(5, words, none); break;
    FAULT getopt_long(5, words, none, table, 0); break;
    FAULT getopt_long_only(5, words, none, table, 0); break;
    default:
        while ((c = getopt_long(5, words, "ao:", table, 0)) != -1)
            printf("%c %s\n", c, optarg ? optarg : "");
        printf("%s\n", words[optind]);
        optind = 1;
        printf("%c\n", getopt_long_only(2, words, "a", table, 0));
        optind = 1;
        printf("%c\n", __posix_getopt(2, words, "a"));
    }
    return 0;
}
