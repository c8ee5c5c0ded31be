//@ truth: false
//@ expect[auto]: false
/* Multiplies a big number by a digit; the last carry has no room. */
#include <stdio.h>
#include <string.h>

#define DIGITS 8

typedef struct {
    int used;
    unsigned char digit[DIGITS]; /* least significant first */
} big;

static void from_text(big *b, const char *s)
{
    int i, n = (int)strlen(s);

    b->used = n;
    for (i = 0; i < n && i < DIGITS; i++)
        b->digit[i] = (unsigned char)(s[n - 1 - i] - '0');
}

static void times(big *b, int factor)
{
    int i, carry = 0;

    for (i = 0; i < b->used; i++) {
        carry += b->digit[i] * factor;
        b->digit[i] = (unsigned char)(carry % 10);
        carry /= 10;
    }
    if (carry > 0)
        b->digit[b->used++] = (unsigned char)carry; //~ VIOLATION out-of-bounds-write
}

int main(void)
{
    big b;
    int i;

    from_text(&b, "1234567");
    for (i = 2; i < 6; i++) {
        times(&b, 4);
        printf("%d digits\n", b.used);
    }
    return 0;
}
