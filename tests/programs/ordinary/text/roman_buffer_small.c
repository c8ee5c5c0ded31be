//@ truth: false
//@ expect[auto]: false
/* The longest roman numeral below 4000 has 15 letters, not 12. */
#include <stdio.h>
#include <string.h>

static int put(char *out, int pos, char c, int times)
{
    while (times-- > 0)
        out[pos++] = c; //~ VIOLATION out-of-bounds-write
    return pos;
}

static void roman(int n, char *out)
{
    const char *ones = "IXCM";
    const char *fives = "VLD";
    int place = 3, unit = 1000, pos = 0;

    for (; place >= 0; place--, unit /= 10) {
        int d = n / unit % 10;
        if (d == 9 || d == 4) {
            pos = put(out, pos, ones[place], 1);
            pos = put(out, pos, d == 9 ? ones[place + 1] : fives[place], 1);
        } else {
            if (d >= 5)
                pos = put(out, pos, fives[place], 1);
            pos = put(out, pos, ones[place], d % 5);
        }
    }
    out[pos] = '\0';
}

int main(void)
{
    static const int years[] = { 1066, 1492, 1969, 3888 };
    char buf[13];
    unsigned i;

    for (i = 0; i < 4; i++) {
        roman(years[i], buf);
        printf("%4d %s (%d)\n", years[i], buf, (int)strlen(buf));
    }
    return 0;
}
