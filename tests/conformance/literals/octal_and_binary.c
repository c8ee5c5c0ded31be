int printf(const char *, ...);
int main(void) {
    printf("%d %d %d\n", 010, 0777, 00);
    printf("%d %d\n", 0b1010, 0B11111111);
    printf("%u\n", 0xFFFFFFFF);
    printf("%d\n", 0xffu == 255);
    printf("%llu\n", 01777777777777777777777);
    printf("%llu\n", 18446744073709551615u);
    printf("%lld\n", -9223372036854775807 - 1);
    printf("%d\n", 0x1e +1);
    printf("%d\n", -0x80000000 > 0);
    printf("%d\n", -2147483648 > 0);
    printf("%d\n", ~0x7fffffff < 0);
    printf("%d\n", ~0xffffffff == 0);
    printf("%d\n", (int)sizeof(0x80000000) == (int)sizeof(2147483648));
    int a[012] = {[07] = 0x7, [011] = 9}; int s = 0;
    for (int i = 0; i < 10; i++) s = s * 2 + a[i];
    printf("%d %d\n", s, (int)(sizeof a / sizeof a[0]));
    return 0x2a;
}
