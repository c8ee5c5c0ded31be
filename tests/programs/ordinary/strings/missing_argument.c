//@ truth: false
//@ expect[auto]: false
/* Prints the length of its argument; nobody looked at argc. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t longest_run(const char *s)
{
    size_t best = 0, run = 0;
    size_t n = strlen(s); //~ VIOLATION null-dereference

    for (size_t i = 0; i < n; i++) {
        if (i > 0 && s[i] == s[i - 1])
            run++;
        else
            run = 1;
        if (run > best)
            best = run;
    }
    return best;
}

int main(int argc, char *argv[])
{
    size_t best;

    (void)argc;
    best = longest_run(argv[1]);
    printf("longest run: %lu\n", (unsigned long)best);
    return EXIT_SUCCESS;
}
