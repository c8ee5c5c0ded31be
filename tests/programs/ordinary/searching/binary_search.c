//@ truth: true
//@ args: 23
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>

static const int primes[] = {
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47
};

static int find(const int *v, int n, long key)
{
    int low = 0, high = n - 1;

    while (low <= high) {
        int mid = low + (high - low) / 2;
        if (v[mid] == key)
            return mid;
        if (v[mid] < key)
            low = mid + 1;
        else
            high = mid - 1;
    }
    return -1;
}

int main(int argc, char **argv)
{
    long key = argc > 1 ? strtol(argv[1], NULL, 0) : 41;
    int at = find(primes, (int)(sizeof primes / sizeof *primes), key);

    if (at < 0) {
        printf("%ld is not among them\n", key);
        return 1;
    }
    printf("%ld is prime number %d\n", key, at + 1);
    return primes[at] == key ? 0 : 2;
}
