#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { unsigned char m0 : 8; unsigned long m1; int m2 : 30; int m3[4]; char m4; };
struct s1 { struct s0 m0; char m1[5]; unsigned short m2 : 6; unsigned short m3; struct s0 m4; long long m5 : 17; };
struct s2 { int m0 : 31; short m1 : 5; unsigned m2 : 13; int m3[2]; };
struct s3 { unsigned char m0 : 8; long m1; short : 15; short m2 : 15; int m3 : 6; unsigned m4 : 27; };
struct s4 { unsigned char m0; long m1; char m2[2]; _Bool m3; unsigned long long : 32; unsigned long long m4 : 32; int m5 : 26; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    printf("s0.m4 at %d\n", (int)offsetof(struct s0, m4));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 45;
      v.m2 = -1;
      v.m3[3] = 56;
      v.m4 = 73;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    printf("s1.m4 at %d\n", (int)offsetof(struct s1, m4));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m1[4] = 93;
      v.m2 = -1;
      v.m3 = 53;
      v.m5 = 13063ll;
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = 0;
      v.m2 = -1;
      v.m3[1] = 30;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 30;
      v.m2 = 2772;
      v.m3 = 23;
      v.m4 = 62803008;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m0 at %d\n", (int)offsetof(struct s4, m0));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 67;
      v.m1 = 41;
      v.m2[1] = 7;
      v.m3 = 9;
      v.m4 = -1ll;
      v.m5 = 23769868;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
