//@ truth: false
//@ expect[auto]: false
/* Interest in integer arithmetic: the product is too large for an int. */
#include <stdio.h>

#define YEARS 20

struct plan {
    int cents;
    int percent;
};

static int after(struct plan p, int years)
{
    int y;

    for (y = 0; y < years; y++)
        p.cents += p.cents * p.percent / 100; //~ VIOLATION signed-overflow
    return p.cents;
}

int main(void)
{
    struct plan child = { 10000, 3 };
    struct plan company = { 900000000, 2 };

    printf("%d.%02d\n", after(child, YEARS) / 100, after(child, YEARS) % 100);
    printf("%d.%02d\n", after(company, YEARS) / 100, after(company, YEARS) % 100);
    return 0;
}
