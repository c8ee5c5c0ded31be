//@ truth: false
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct capital {
    const char *country;
    const char *city;
};

static const struct capital capitals[] = {
    { "Chile", "Santiago" },
    { "France", "Paris" },
    { "Japan", "Tokyo" },
    { "Kenya", "Nairobi" },
};

static int compare(const void *key, const void *elem)
{
    return strcmp(key, ((const struct capital *)elem)->country);
}

static const char *capital_of(const char *country)
{
    const struct capital *c = bsearch(country, capitals, 4, sizeof(struct capital), compare);
    return c->city; //~ VIOLATION null-dereference
}

int main(void)
{
    printf("%s\n", capital_of("Japan"));
    printf("%s\n", capital_of("Chile"));
    printf("%s\n", capital_of("Peru"));
    return 0;
}
