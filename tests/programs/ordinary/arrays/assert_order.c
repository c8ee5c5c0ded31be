//@ truth: false
//@ expect[auto]: false
/* Checks its own invariant: the insertion keeps equal keys in the wrong order. */
#include <assert.h>
#include <stdio.h>

struct card {
    int rank;
    int dealt;
};

static struct card hand[8];
static int cards;

static void insert(int rank)
{
    int i = cards;

    while (i > 0 && hand[i - 1].rank >= rank) {
        hand[i] = hand[i - 1];
        i--;
    }
    hand[i].rank = rank;
    hand[i].dealt = cards++;
}

static void check(void)
{
    for (int i = 1; i < cards; i++) {
        assert(hand[i - 1].rank <= hand[i].rank);
        if (hand[i - 1].rank == hand[i].rank)
            assert(hand[i - 1].dealt < hand[i].dealt); //~ VIOLATION assert
    }
}

int main(void)
{
    static const int deal[] = { 10, 3, 12, 3 };

    for (int i = 0; i < 4; i++) {
        insert(deal[i]);
        check();
        printf("%d cards\n", cards);
    }
    return 0;
}
