#include <stdio.h>
struct b { signed one : 1; signed two : 2; signed three : 3; signed s31 : 31; int s32 : 32; unsigned u1 : 1; unsigned u31 : 31; long long l33 : 33; unsigned long long ul63 : 63; };
int main(void) {
    struct b x = { 0 };
    x.one = 1; printf("%d\n", x.one); x.one = 0; x.one--; printf("%d\n", x.one); x.one = -1;
    x.one++; printf("%d\n", x.one);
    for (int i = 0; i < 5; i++) { x.two = i; printf("%d ", x.two); } puts("");
    for (int i = -5; i < 6; i++) { x.three = i; printf("%d ", x.three); } puts("");
    x.s31 = 0x3fffffff; printf("%d\n", x.s31); x.s31 = x.s31 + 1; printf("%d\n", x.s31);
    x.s31 = 0x7fffffff; printf("%d\n", x.s31);
    x.s32 = 0x7fffffff; printf("%d\n", x.s32); x.s32 = -2147483647 - 1; printf("%d\n", x.s32);
    x.u31 = -1; printf("%u\n", x.u31); x.u31 += 1u; printf("%u\n", x.u31); x.u31 -= 1; printf("%u\n", x.u31);
    x.l33 = 0xffffffffLL; printf("%lld\n", (long long)x.l33); x.l33 = 0x100000000LL;
    printf("%lld\n", (long long)x.l33); x.l33 = -1; printf("%lld\n", (long long)x.l33);
    x.ul63 = -1; printf("%llu\n", (unsigned long long)x.ul63); x.ul63 += 1;
    printf("%llu\n", (unsigned long long)x.ul63);
    printf("%d\n", (x.three = 7) == 7); printf("%d\n", x.three == -1); x.three = 3;
    printf("%d\n", x.three << 2); printf("%d\n", x.three *= 3); printf("%d\n", x.u1 = 2);
    printf("%d\n", x.u1 ^= 1); printf("%d\n", x.two = x.three = 5);
    printf("%d\n", (int)sizeof x); x.u1 = 1; x.u1 <<= 1; printf("%d\n", x.u1); x.u31 = 12345;
    x.u31 /= 7; printf("%u\n", x.u31); x.u31 = ~x.u31; printf("%u\n", x.u31); return x.u31 & 63;
}
