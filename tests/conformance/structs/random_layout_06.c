#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { unsigned m0 : 14; unsigned m1 : 14; short m2[2]; };
struct s1 { unsigned short m0 : 1; void *m1; struct s0 m2; unsigned long long m3 : 2; short m4 : 11; };
struct s2 { unsigned short m0; unsigned long m1; signed char m2; int m3[1]; double m4; unsigned char m5 : 3; unsigned m6 : 6; void *m7; };
struct s3 { long m0; short m1[4]; short m2 : 14; long long m3 : 29; long long m4; unsigned long long m5; };
struct __attribute__((packed)) s4 { unsigned char m0 : 2; unsigned long long m1 : 9; char m2; struct s3 m3; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = -1;
      v.m2[1] = 40;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m3 = 1ll;
      v.m4 = 1;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m3);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m1 at %d\n", (int)offsetof(struct s2, m1));
    printf("s2.m2 at %d\n", (int)offsetof(struct s2, m2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    printf("s2.m7 at %d\n", (int)offsetof(struct s2, m7));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 97;
      v.m1 = 43;
      v.m2 = 73;
      v.m3[0] = 48;
      v.m4 = 19;
      v.m5 = -1;
      v.m6 = -1;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    printf("s3.m4 at %d\n", (int)offsetof(struct s3, m4));
    printf("s3.m5 at %d\n", (int)offsetof(struct s3, m5));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 46;
      v.m1[3] = 60;
      v.m2 = -1;
      v.m3 = 1ll;
      v.m4 = 75;
      v.m5 = 81;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = -1ll;
      v.m2 = 91;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
