//@ truth: false
//@ expect[auto]: false
/* A state machine whose default case returns nothing. */
#include <stdio.h>

enum state { IDLE, PAID, SOLD };
enum input { COIN, BUTTON, TAKE, KICK };

static enum state step(enum state s, enum input in)
{
    switch (s) {
    case IDLE:
        return in == COIN ? PAID : IDLE;
    case PAID:
        if (in == BUTTON)
            return SOLD;
        if (in == COIN)
            return PAID;
        break;
    case SOLD:
        return in == TAKE ? IDLE : SOLD;
    }
}

int main(void)
{
    static const enum input tape[] = { COIN, BUTTON, TAKE, COIN, KICK, BUTTON };
    enum state s = IDLE;
    int sold = 0;

    for (unsigned i = 0; i < sizeof tape / sizeof tape[0]; i++) {
        s = step(s, tape[i]); //~ VIOLATION missing-return-value
        if (s == SOLD)
            sold++;
    }
    printf("%d sold\n", sold);
    return 0;
}
