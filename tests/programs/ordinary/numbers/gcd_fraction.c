//@ truth: true
//@ expect[auto]: true
#include <assert.h>
#include <stdio.h>

struct fraction { int num, den; };

static int gcd(int a, int b)
{
    while (b != 0) {
        int t = a % b;
        a = b;
        b = t;
    }
    return a < 0 ? -a : a;
}

static struct fraction reduce(int num, int den)
{
    struct fraction f;
    int g = gcd(num, den);

    assert(den > 0);
    f.num = num / g;
    f.den = den / g;
    return f;
}

static struct fraction add(struct fraction a, struct fraction b)
{
    return reduce(a.num * b.den + b.num * a.den, a.den * b.den);
}

int main(void)
{
    struct fraction sum = { 0, 1 };
    struct fraction step = { 1, 1 };

    for (int i = 2; i <= 8; i++) {
        step.den = i;
        sum = add(sum, step);
        printf("+ 1/%d = %d/%d\n", i, sum.num, sum.den);
    }
    return 0;
}
