//@ truth: true
//@ expect[auto]: true
#include <stdio.h>

#define WINDOW 4

typedef struct {
    int sample[WINDOW];
    unsigned count;
    long sum;
} avg_t;

static int avg_add(avg_t *a, int x)
{
    unsigned slot = a->count % WINDOW;
    unsigned n;

    a->sum += x;
    if (a->count >= WINDOW)
        a->sum -= a->sample[slot];
    a->sample[slot] = x;
    a->count++;
    n = a->count < WINDOW ? a->count : WINDOW;
    return (int)(a->sum / (long)n);
}

int main(void)
{
    static const int reading[] = { 20, 22, 21, 25, 30, 28, 27, 90, 26, 25 };
    avg_t a = { .count = 0, .sum = 0 };
    unsigned i;

    for (i = 0; i < sizeof(reading) / sizeof(reading[0]); i++)
        printf("%3d -> %3d\n", reading[i], avg_add(&a, reading[i]));
    return 0;
}
