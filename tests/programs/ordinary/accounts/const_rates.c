//@ truth: false
//@ expect[auto]: false
/* A table of constants that a cast makes writable. */
#include <stdio.h>

struct rate {
    const char *currency;
    int per_mille;
};

static const struct rate rates[] = {
    { "EUR", 1000 },
    { "USD", 1085 },
    { "CHF", 953 },
};

static struct rate *rate_of(const char *c)
{
    for (int i = 0; i < 3; i++)
        if (rates[i].currency[0] == c[0])
            return (struct rate *)&rates[i];
    return NULL;
}

static int update(const char *currency, int per_mille)
{
    struct rate *r = rate_of(currency);

    if (!r)
        return -1;
    if (r->per_mille == per_mille)
        return 0;
    r->per_mille = per_mille; //~ VIOLATION write-to-const
    return 1;
}

int main(void)
{
    printf("%d\n", update("GBP", 850));
    printf("%d\n", update("EUR", 1000));
    printf("%d\n", update("USD", 1090));
    return 0;
}
