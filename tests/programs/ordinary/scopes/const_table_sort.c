//@ truth: false
//@ expect[auto]: false
/* Reverses a table in place, which is constant. */
#include <stdio.h>
#include <string.h>

static const unsigned char key[6] = { 1, 3, 5, 7, 9, 11 };

static void reverse(void *data, size_t n)
{
    unsigned char *p = data;
    size_t i;

    for (i = 0; i < n / 2; i++) {
        unsigned char t = p[i];
        p[i] = p[n - 1 - i]; //~ VIOLATION write-to-const
        p[n - 1 - i] = t;
    }
}

int main(void)
{
    unsigned char copy[sizeof key];

    memcpy(copy, key, sizeof key);
    reverse(copy, sizeof copy);
    printf("%d\n", copy[0]);
    reverse((void *)key, sizeof key);
    printf("%d\n", key[0]);
    return 0;
}
