//@ truth: true
//@ expect[auto]: true
/* Prefix sums in an array of variable length. */
#include <stdio.h>

static int checked_sum(int n, const int v[])
{
    int prefix[n + 1];

    prefix[0] = 0;
    for (int i = 0; i < n; i++)
        prefix[i + 1] = prefix[i] + v[i];
    return prefix[n] - prefix[n / 2];
}

int main(int argc, char **argv)
{
    int v[12];
    int n = argc < 12 ? argc : 12;

    (void)argv;
    for (int i = 0; i < n; i++)
        v[i] = i * 3 + 1;
    printf("upper half: %d\n", checked_sum(n, v));
    return 0;
}
