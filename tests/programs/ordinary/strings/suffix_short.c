//@ truth: false
//@ expect[auto]: false
/* Which of the names are C sources? */
#include <stdio.h>
#include <string.h>

static int has_suffix(const char *name, const char *suffix)
{
    int n = (int)strlen(name);
    int k = (int)strlen(suffix);
    int i;

    for (i = 0; i < k; i++)
        if (name[n - k + i] != suffix[i]) //~ VIOLATION out-of-bounds-read
            return 0;
    return 1;
}

int main(void)
{
    char names[4][12] = { "main.c", "util.h", "README", "lib.cc" };
    char shortest[] = "x";
    int i, n = 0;

    for (i = 0; i < 4; i++)
        n += has_suffix(names[i], ".c");
    n += has_suffix(shortest, ".c");
    printf("%d sources\n", n);
    return n == 1 ? 0 : 1;
}
