//@ truth: false
//@ expect[auto]: false
/* Divides by a sign that is taken from the data. */
#include <limits.h>
#include <stdio.h>

struct sample {
    int value;
    signed char sign;
};

static int normalized(const struct sample *s)
{
    if (s->sign == 0)
        return 0;
    return s->value / s->sign; //~ VIOLATION division-overflow
}

int main(void)
{
    static const struct sample s[] = {
        { 12, 1 }, { -7, -1 }, { 99, 0 }, { INT_MIN, -1 },
    };
    unsigned i;
    long sum = 0;

    for (i = 0; i < sizeof s / sizeof s[0]; i++)
        sum += normalized(&s[i]);
    printf("%ld\n", sum);
    return 0;
}
