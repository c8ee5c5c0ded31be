#include <stdio.h>
#include <stdlib.h>
#include <inttypes.h>
int main(void) {
    printf("%d %d %ld %lld\n", abs(-5), abs(5), labs(-7L), llabs(-8LL)); div_t d = div(17, 5);
    printf("%d %d\n", d.quot, d.rem); d = div(-17, 5); printf("%d %d\n", d.quot, d.rem);
    d = div(17, -5); printf("%d %d\n", d.quot, d.rem); ldiv_t l = ldiv(-100L, 7L);
    printf("%ld %ld\n", l.quot, l.rem); lldiv_t q = lldiv(10000000000LL, 3);
    printf("%lld %lld\n", q.quot, q.rem); printf("%d\n", (int)imaxabs(-9));
    printf("%d\n", abs(-2147483647)); imaxdiv_t m = imaxdiv(-7, 2);
    printf("%d %d\n", (int)m.quot, (int)m.rem); srand(1); int a = rand(); srand(1);
    printf("%d\n", a == rand()); printf("%d %d\n", RAND_MAX == 2147483647, a >= 0);
    printf("%d\n", EXIT_FAILURE + EXIT_SUCCESS); printf("%d\n", MB_CUR_MAX > 0);
    printf("%d\n", div(7, 7).quot); return div(99, 10).rem;
}
