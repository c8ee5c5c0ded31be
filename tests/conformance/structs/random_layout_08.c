#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { int m0 : 4; unsigned char m1; int m2[1]; unsigned long long m3; short m4 : 9; unsigned m5 : 14; };
struct s1 { char m0[4]; unsigned short m1; unsigned char m2 : 8; int m3; };
struct s2 { char m0; short m1; unsigned short m2; long long m3 : 36; long m4; short m5; };
struct __attribute__((aligned(16))) s3 { int m0 : 10; unsigned long long m1 : 45; int m2[3]; unsigned char m3; short m4 : 7; int : 0; int m5 : 10; };
struct s4 { unsigned long long m0; signed char m1 : 8; unsigned char m2 : 7; long m3; unsigned long long m4 : 13; unsigned short m5 : 16; short m6 : 1; double m7; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 49;
      v.m2[0] = 45;
      v.m3 = 14;
      v.m4 = -1;
      v.m5 = -1;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0[3] = 87;
      v.m1 = 53;
      v.m2 = 84;
      v.m3 = 74;
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m1 at %d\n", (int)offsetof(struct s2, m1));
    printf("s2.m2 at %d\n", (int)offsetof(struct s2, m2));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    printf("s2.m5 at %d\n", (int)offsetof(struct s2, m5));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 69;
      v.m1 = 84;
      v.m2 = 6;
      v.m3 = 1ll;
      v.m4 = 15;
      v.m5 = 14;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 72;
      v.m1 = 16720125639743ll;
      v.m2[2] = 94;
      v.m3 = 69;
      v.m4 = 1;
      v.m5 = 298;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m0 at %d\n", (int)offsetof(struct s4, m0));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    printf("s4.m7 at %d\n", (int)offsetof(struct s4, m7));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 66;
      v.m1 = -1;
      v.m2 = -1;
      v.m3 = 77;
      v.m4 = -1ll;
      v.m5 = -1;
      v.m6 = 1;
      v.m7 = 77;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%lld ", (long long)v.m6);
      printf("%g ", (double)v.m7);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
