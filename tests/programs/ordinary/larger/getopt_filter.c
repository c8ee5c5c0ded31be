//@ truth: true
//@ args: -u -c 3 hello
//@ expect[auto]: unknown
/* Options by getopt_long; the words that remain are changed on a copy. */
#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct option long_options[] = {
    { "upper", no_argument, NULL, 'u' },
    { "cut", required_argument, NULL, 'c' },
    { NULL, 0, NULL, 0 },
};

static char *change(const char *word, int upper, size_t cut)
{
    size_t n = strlen(word);
    char *copy;

    if (cut > 0 && n > cut)
        n = cut;
    copy = malloc(n + 1);
    if (copy == NULL)
        return NULL;
    for (size_t i = 0; i < n; i++)
        copy[i] = upper ? (char)toupper((unsigned char)word[i]) : word[i];
    copy[n] = '\0';
    return copy;
}

int main(int argc, char **argv)
{
    int upper = 0, c;
    size_t cut = 0;

    while ((c = getopt_long(argc, argv, "uc:", long_options, NULL)) != -1) {
        switch (c) {
        case 'u':
            upper = 1;
            break;
        case 'c':
            cut = strtoul(optarg, NULL, 10);
            break;
        default:
            return EXIT_FAILURE;
        }
    }
    for (; optind < argc; optind++) {
        char *word = change(argv[optind], upper, cut);
        if (word == NULL)
            return EXIT_FAILURE;
        puts(word);
        free(word);
    }
    return EXIT_SUCCESS;
}
