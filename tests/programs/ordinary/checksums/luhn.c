//@ truth: true
//@ args: 79927398713
//@ expect[auto]: true
#include <stdio.h>
#include <string.h>

static int luhn_ok(const char *number)
{
    size_t n = strlen(number);
    unsigned sum = 0;

    if (n == 0 || n > 19)
        return 0;
    for (size_t i = 0; i < n; i++) {
        char c = number[n - 1 - i];
        unsigned d;
        if (c < '0' || c > '9')
            return 0;
        d = (unsigned)(c - '0');
        if (i % 2 == 1) {
            d *= 2;
            if (d > 9)
                d -= 9;
        }
        sum += d;
    }
    return sum % 10 == 0;
}

int main(int argc, char **argv)
{
    const char *card = argc > 1 ? argv[1] : "4539148803436467";

    printf("%s\n", luhn_ok(card) ? "valid" : "invalid");
    return luhn_ok(card) ? 0 : 1;
}
