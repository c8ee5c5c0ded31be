//@ truth: false
//@ expect[auto]: false
/* The largest even number of a row: there may be none. */
#include <stdbool.h>
#include <stdio.h>

static bool largest_even(const int *v, int n, int *out)
{
    bool found = false;

    for (int i = 0; i < n; i++) {
        if (v[i] % 2 != 0)
            continue;
        if (!found || v[i] > *out)
            *out = v[i];
        found = true;
    }
    return found;
}

int main(void)
{
    static const int mixed[] = { 3, 8, 1, 6 };
    static const int odd[] = { 7, 5, 9 };
    int a, b;

    largest_even(mixed, 4, &a);
    printf("%d\n", a);
    largest_even(odd, 3, &b);
    printf("%d\n", b); //~ VIOLATION uninitialised
    return 0;
}
