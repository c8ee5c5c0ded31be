//@ truth: true
//@ expect[auto]: true
#include <stdio.h>
#include <stdbool.h>
#include <limits.h>

#define ACCOUNTS 4

struct account {
    unsigned id;
    long cents;
};

static struct account bank[ACCOUNTS] = {
    { 100, 5000 }, { 101, 25 }, { 102, 0 }, { 103, LONG_MAX - 10 },
};

static struct account *find(unsigned id)
{
    for (int i = 0; i < ACCOUNTS; i++)
        if (bank[i].id == id)
            return &bank[i];
    return NULL;
}

static bool transfer(unsigned from, unsigned to, long cents)
{
    struct account *a = find(from), *b = find(to);

    if (!a || !b || cents <= 0 || a == b)
        return false;
    if (a->cents < cents || b->cents > LONG_MAX - cents)
        return false;
    a->cents -= cents;
    b->cents += cents;
    return true;
}

int main(void)
{
    int done = 0;

    done += transfer(100, 102, 1500);
    done += transfer(101, 102, 100);
    done += transfer(100, 999, 1);
    done += transfer(100, 103, 11);
    done += transfer(100, 103, 10);
    for (int i = 0; i < ACCOUNTS; i++)
        printf("%u %ld\n", bank[i].id, bank[i].cents);
    return done == 2 ? 0 : 1;
}
