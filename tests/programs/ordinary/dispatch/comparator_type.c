//@ truth: false
//@ expect[auto]: false
/* Sorting by a function that takes what it likes. */
#include <stdio.h>
#include <string.h>

struct version { int major, minor; };

typedef int (*cmp_fn)(const void *, const void *);

static int cmp_version(struct version a, struct version b)
{
    return a.major != b.major ? a.major - b.major : a.minor - b.minor;
}

static void sort(void *base, size_t n, size_t size, cmp_fn cmp)
{
    char *v = base;
    char tmp[64];

    if (size > sizeof tmp)
        return;
    for (size_t i = 1; i < n; i++) {
        for (size_t j = i; j > 0; j--) {
            char *a = v + (j - 1) * size, *b = v + j * size;
            if (cmp(a, b) <= 0) //~ VIOLATION wrong-function-type
                break;
            memcpy(tmp, a, size);
            memcpy(a, b, size);
            memcpy(b, tmp, size);
        }
    }
}

int main(void)
{
    struct version v[] = { { 2, 6 }, { 2, 4 }, { 1, 0 } };

    sort(v, 3, sizeof v[0], (cmp_fn)cmp_version);
    printf("oldest: %d.%d\n", v[0].major, v[0].minor);
    return 0;
}
