//@ truth: false
//@ args: 1e300
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

/* Rounds a price to cents. */
struct price { int units; int cents; };

static struct price to_price(double amount)
{
    struct price p;
    int total = (int)(amount * 100 + 0.5); //~ VIOLATION float-conversion

    p.units = total / 100;
    p.cents = total % 100;
    return p;
}

int main(int argc, char **argv)
{
    struct price p = to_price(argc > 1 ? strtod(argv[1], NULL) : 19.99);

    if (p.units < 0 || p.cents < 0) {
        fprintf(stderr, "prices are positive\n");
        return 1;
    }
    printf("%d.%02d\n", p.units, p.cents);
    return 0;
}
