//@ truth: true
//@ expect[auto]: true
#include <limits.h>
#include <stdio.h>

struct entry {
    const char *name;
    int score;
    const struct entry *next;
};

static const struct entry last = { "zoe", 71, NULL };
static const struct entry mid = { "max", 88, &last };
static const struct entry first = { "amy", 85, &mid };

static const struct entry *best(const struct entry *e)
{
    const struct entry *winner = NULL;
    int high = INT_MIN;

    for (; e != NULL; e = e->next) {
        if (e->score > high) {
            high = e->score;
            winner = e;
        }
    }
    return winner;
}

int main(void)
{
    const struct entry *e = best(&first);

    if (e == NULL)
        return 1;
    printf("%s won with %d points\n", e->name, e->score);
    if (best(NULL) != NULL)
        return 2;
    return 0;
}
