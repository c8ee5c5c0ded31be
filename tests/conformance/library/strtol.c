#include <stdio.h>
#include <stdlib.h>
#include <errno.h>
#include <limits.h>
static void l(const char *s, int b) {
    char *e; errno = 0; long v = strtol(s, &e, b);
    printf("%s base %d -> %ld rest [%s] %s\n", s, b, v, e, errno == ERANGE ? "ERANGE" : "ok");
}
static void q(const char *s, int b) {
    char *e; errno = 0; unsigned long long v = strtoull(s, &e, b);
    printf("%s base %d -> %llu rest [%s] %s\n", s, b, v, e, errno == ERANGE ? "ERANGE" : "ok");
}
int main(void) {
    l("123", 10); l("  -45xyz", 10); l("+7", 10); l("0x1f", 16); l("0x1f", 0); l("1f", 16);
    l("017", 0); l("017", 10); l("0", 0); l("08", 0); l("", 10); l("abc", 10); l("zz", 36);
    l("1012", 2); l("0x", 16); l("0xg", 0); l("- 5", 10); l("--5", 10); l("2147483647", 10);
    l("2147483648", 10); l("-2147483648", 10); l("-2147483649", 10);
    l("9223372036854775807", 10); l("9223372036854775808", 10); l("99999999999999999999", 10);
    l("-99999999999999999999", 10); q("18446744073709551615", 10);
    q("18446744073709551616", 10); q("-1", 10); q("0xffffffffffffffff", 0);
    printf("%d %d %d %d %d\n", atoi("42"), atoi("-3x"), atoi("  8"), atoi("x"), atoi(""));
    printf("%ld %lld\n", atol("100000"), atoll("-9000000000"));
    printf("%lld\n", strtoll("-9223372036854775808", NULL, 10));
    printf("%lu\n", strtoul("4294967295", NULL, 10));
    printf("%lu\n", strtoul("-5", NULL, 10) + 5); return (int)strtol("77", 0, 8);
}
