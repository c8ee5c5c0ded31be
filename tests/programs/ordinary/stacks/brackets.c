//@ truth: true
//@ expect[auto]: unknown
#include <stdio.h>
#include <string.h>

#define MAXDEPTH 10

static char closing(char open)
{
    switch (open) {
    case '(': return ')';
    case '[': return ']';
    case '{': return '}';
    }
    return '\0';
}

/* 1 balanced, 0 not, -1 too deep */
static int balanced(const char *s)
{
    char expected[MAXDEPTH];
    int depth = 0;

    for (; *s != '\0'; s++) {
        if (closing(*s) != '\0') {
            if (depth == MAXDEPTH)
                return -1;
            expected[depth++] = closing(*s);
        } else if (strchr(")]}", *s) != NULL) {
            if (depth == 0 || expected[--depth] != *s)
                return 0;
        }
    }
    return depth == 0;
}

int main(int argc, char **argv)
{
    int i, bad = 0;

    for (i = 1; i < argc; i++) {
        int r = balanced(argv[i]);
        printf("%s: %s\n", argv[i], r < 0 ? "too deep" : r ? "yes" : "no");
        if (r != 1)
            bad = 1;
    }
    return bad;
}
