//@ truth: false
//@ expect[auto]: false
/* A timer keeps the address of a counter whose block has ended. */
#include <stdio.h>

#define TIMERS 2

struct timer {
    int ticks;
    int *counter;
};

static struct timer timers[TIMERS];

static void start(int n, int ticks, int *counter)
{
    timers[n].ticks = ticks;
    timers[n].counter = counter;
}

static void tick(void)
{
    for (int i = 0; i < TIMERS; i++) {
        if (timers[i].ticks > 0 && --timers[i].ticks == 0)
            ++*timers[i].counter; //~ VIOLATION use-after-scope
    }
}

static void setup(int *fast)
{
    int slow = 0;

    start(0, 1, fast);
    start(1, 3, &slow);
    tick();
    printf("fast %d, slow %d\n", *fast, slow);
}

int main(void)
{
    int fast = 0;

    setup(&fast);
    for (int i = 0; i < 3; i++)
        tick();
    printf("fast %d\n", fast);
    return 0;
}
