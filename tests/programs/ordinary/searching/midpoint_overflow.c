//@ truth: false
//@ expect[auto]: false
/* Looks for the largest n whose triangular number is at most a limit. */
#include <limits.h>
#include <stdio.h>

static int triangular_at_most(int n, long long limit)
{
    return (long long)n * (n + 1LL) / 2 <= limit;
}

static int search(long long limit)
{
    int low = 0, high = INT_MAX;

    while (low < high) {
        int mid = (low + high + 1) / 2; //~ VIOLATION signed-overflow
        if (triangular_at_most(mid, limit))
            low = mid;
        else
            high = mid - 1;
    }
    return low;
}

int main(void)
{
    long long limits[] = { 0, 10, 5050 };

    for (int i = 0; i < 3; i++)
        printf("%lld: %d\n", limits[i], search(limits[i]));
    return 0;
}
