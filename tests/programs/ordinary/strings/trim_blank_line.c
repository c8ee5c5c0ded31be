//@ truth: false
//@ expect[auto]: false
/* Strips blanks at both ends. An empty line is the problem. */
#include <stdio.h>
#include <string.h>
#include <ctype.h>

static char *trim(char *s)
{
    size_t n;

    while (isspace((unsigned char)*s))
        s++;
    n = strlen(s);
    while (isspace((unsigned char)s[n - 1])) //~ VIOLATION out-of-bounds-read
        n--;
    s[n] = '\0';
    return s;
}

int main(void)
{
    char first[16] = "  key = 5 ";
    char empty[1] = "";
    char *t;

    t = trim(first);
    printf("[%s]\n", t);
    t = trim(empty);
    printf("[%s]\n", t);
    return 0;
}
