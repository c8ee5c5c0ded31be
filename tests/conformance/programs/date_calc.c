#include <stdio.h>
static int leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
static long days(int y, int m, int d) {
    y -= m <= 2; long era = (y >= 0 ? y : y - 399) / 400;
    unsigned yoe = (unsigned)(y - era * 400), doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1, doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
    return era * 146097 + (long)doe - 719468;
}
static void civil(long z, int *y, int *m, int *d) {
    z += 719468; long era = (z >= 0 ? z : z - 146096) / 146097;
    unsigned doe = (unsigned)(z - era * 146097), yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    *y = (int)yoe + (int)era * 400;
    unsigned doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
    *d = doy - (153 * mp + 2) / 5 + 1; *m = mp < 10 ? mp + 3 : mp - 9; *y += *m <= 2;
}
static int wd(long z) { return (int)((z % 7 + 11) % 7); }
static const char *const nm[] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
static void cal(int y, int m) {
    static const int ml[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    int n = ml[m - 1] + (m == 2 && leap(y)), s = wd(days(y, m, 1)); printf("%*s", s * 3, "");
    for (int d = 1; d <= n; d++) printf("%2d%c", d, (s + d) % 7 == 0 || d == n ? '\n' : ' ');
}
int main(void) {
    int t[][3] = { { 1970, 1, 1 }, { 2000, 2, 29 }, { 1969, 12, 31 }, { 1600, 3, 1 }, { 2024, 12, 25 }, { 1, 1, 1 } };
    for (int i = 0; i < 6; i++) { long z = days(t[i][0], t[i][1], t[i][2]); int y, m, d; civil(z, &y, &m, &d); printf("%04d-%02d-%02d %ld %s %d\n", y, m, d, z, nm[wd(z)], y == t[i][0] && m == t[i][1] && d == t[i][2]); }
    cal(2024, 2); int ok = 1;
    for (long z = -200000; z < 200000; z += 773) { int y, m, d; civil(z, &y, &m, &d); ok &= days(y, m, d) == z; }
    printf("%d\n", ok); int fr = 0;
    for (int y = 2000; y < 2010; y++) for (int m = 1; m <= 12; m++) fr += wd(days(y, m, 13)) == 5;
    return fr;
}
