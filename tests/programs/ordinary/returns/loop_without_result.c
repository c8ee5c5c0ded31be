//@ truth: false
//@ expect[auto]: false
/* Returns inside the loop only. */
#include <ctype.h>
#include <stdio.h>

static const char *first_number(const char *s)
{
    while (*s) {
        if (isdigit((unsigned char)*s))
            return s;
        s++;
    }
    puts("no number");
}

static int value(const char *text)
{
    const char *p = first_number(text); //~ VIOLATION missing-return-value
    int v = 0;

    while (p && isdigit((unsigned char)*p))
        v = 10 * v + *p++ - '0';
    return v;
}

int main(void)
{
    int sum = value("room 101") + value("7 dwarfs");

    sum += value("none at all");
    printf("%d\n", sum);
    return 0;
}
