//@ truth: true
//@ expect[auto]: true
/* Adds decimal numbers of any length, digit by digit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *add(const char *a, const char *b)
{
    size_t la = strlen(a), lb = strlen(b);
    size_t n = (la > lb ? la : lb) + 1;
    char *sum = malloc(n + 1);
    int carry = 0;

    if (sum == NULL)
        return NULL;
    sum[n] = '\0';
    for (size_t i = 0; i < n; i++) {
        int d = carry;
        if (i < la)
            d += a[la - 1 - i] - '0';
        if (i < lb)
            d += b[lb - 1 - i] - '0';
        sum[n - 1 - i] = (char)('0' + d % 10);
        carry = d / 10;
    }
    if (sum[0] == '0' && n > 1)
        memmove(sum, sum + 1, n);
    return sum;
}

int main(void)
{
    char *s = add("99999999999999999999", "1");
    char *t = add("12345", "987");

    if (s && t)
        printf("%s %s\n", s, t);
    free(s);
    free(t);
    return 0;
}
