//@ truth: false
//@ expect[auto]: false
/* The mean of the values above a threshold: there may be none. */
#include <stdio.h>

#define LEN(a) (sizeof(a) / sizeof((a)[0]))

struct stats {
    int n;
    int sum;
    int max;
};

static struct stats above(const int *v, size_t n, int threshold)
{
    struct stats s = { 0, 0, 0 };

    while (n-- > 0) {
        if (v[n] > threshold) {
            s.n++;
            s.sum += v[n];
            if (v[n] > s.max)
                s.max = v[n];
        }
    }
    return s;
}

int main(void)
{
    int temperatures[] = { 12, 18, 25, 31, 22, 9 };
    int limits[] = { 10, 20, 30, 40 };

    for (size_t i = 0; i < LEN(limits); i++) {
        struct stats s = above(temperatures, LEN(temperatures), limits[i]);
        int mean = s.sum / s.n; //~ VIOLATION division-by-zero
        printf("above %d: mean %d, max %d\n", limits[i], mean, s.max);
    }
    return 0;
}
