int printf(const char *, ...);
int main(void) {
    signed char c = -1; unsigned char u = 0xff; short s = -2; unsigned short w = 0xfffe; int i = -3;
    printf("%x %x %x %x\n", c, u, s, w);
    printf("%u %u\n", (unsigned)c, (unsigned)u);
    printf("%llx %llx\n", (unsigned long long)c, (unsigned long long)u);
    printf("%llx %llx\n", (unsigned long long)i, (unsigned long long)(unsigned)i);
    printf("%lld %lld\n", (long long)(unsigned short)s, (long long)(short)w);
    printf("%d %d\n", (int)(char)0x80, (int)(unsigned char)0x80);
    printf("%d %d\n", (short)0x18000, (unsigned short)0x18000);
    printf("%d\n", (signed char)(unsigned char)200);
    printf("%u\n", (unsigned)(unsigned char)(signed char)-1);
    printf("%d\n", (c ^ u) == 0);
    printf("%d\n", (unsigned char)(c ^ u) == 0);
    printf("%d %d\n", c >> 4, u >> 4);
    printf("%d\n", (u << 1) == 510);
    long long q = 0x80000000; printf("%lld\n", q);
    q = (int)0x80000000; printf("%lld\n", q);
    q = -0x80000000LL; printf("%lld\n", q);
    unsigned long long uq = -1; printf("%llu\n", uq); uq = -1u; printf("%llu\n", uq);
    return (unsigned char)s;
}
