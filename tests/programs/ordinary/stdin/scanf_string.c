//@ truth: true
//@ stdin: width 30 height abc
//@ expect[auto]: true
/* Pairs of a name and a number, read with widths. */
#include <stdio.h>
#include <string.h>

struct setting {
    char name[8];
    int value;
};

int main(void)
{
    struct setting s[4];
    int n = 0;

    while (n < 4) {
        int got = scanf("%7s %9d", s[n].name, &s[n].value);
        if (got != 2)
            break;
        n++;
    }
    for (int i = 0; i < n; i++)
        printf("%s = %d (%d letters)\n", s[i].name, s[i].value, (int)strlen(s[i].name));
    return n > 0 ? 0 : 1;
}
