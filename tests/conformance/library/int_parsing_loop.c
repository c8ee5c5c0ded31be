//@ stdin: 12 -7 0x1f 077 99999999999 abc 3.5\n8
#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include <string.h>
int main(void) {
    char w[32]; int ok = 0, bad = 0; long long sum = 0;
    while (scanf("%31s", w) == 1) {
        char *e; errno = 0; long long v = strtoll(w, &e, 0);
        if (e == w) { printf("%s: not a number\n", w); bad++; }
        else if (*e) { printf("%s: trailing %s after %lld\n", w, e, v); bad++; }
        else if (errno) { printf("%s: range\n", w); bad++; }
        else { printf("%s: %lld\n", w, v); sum += v; ok++; }
    }
    printf("%d %d %lld\n", ok, bad, sum);
    printf("%d\n", feof(stdin) != 0);
    return ok * 10 + bad;
}
