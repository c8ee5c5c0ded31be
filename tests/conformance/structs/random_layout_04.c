#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { char m0; float m1; unsigned long long m2; };
struct s1 { float m0; _Bool m1; int m2[3]; signed char m3 : 1; unsigned char m4 : 2; };
struct __attribute__((packed)) s2 { unsigned short m0 : 1; unsigned long long m1 : 37; unsigned char m2 : 8; float m3; unsigned char m4 : 4; unsigned char : 0; unsigned char m5 : 3; struct s1 m6; long long m7; };
struct __attribute__((packed)) s3 { long long m0 : 61; signed char m1 : 3; unsigned long m2; signed char : 0; signed char m3 : 5; unsigned m4; short m5[3]; float m6; };
struct s4 { short m0 : 16; unsigned m1 : 27; struct s2 m2; long long m3; unsigned m4 : 2; int m5[1]; short m6 : 13; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 25;
      v.m1 = 99;
      v.m2 = 100;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 42;
      v.m1 = 56;
      v.m2[2] = 39;
      v.m3 = -1;
      v.m4 = -1;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m3);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m6 at %d\n", (int)offsetof(struct s2, m6));
    printf("s2.m7 at %d\n", (int)offsetof(struct s2, m7));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 1ll;
      v.m2 = 1;
      v.m3 = 63;
      v.m4 = 1;
      v.m5 = 1;
      v.m7 = 63;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%g ", (double)v.m7);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m4 at %d\n", (int)offsetof(struct s3, m4));
    printf("s3.m5 at %d\n", (int)offsetof(struct s3, m5));
    printf("s3.m6 at %d\n", (int)offsetof(struct s3, m6));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 883519061513741768ll;
      v.m1 = 0;
      v.m2 = 2;
      v.m3 = 1;
      v.m4 = 42;
      v.m5[2] = 74;
      v.m6 = 27;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    printf("s4.m5 at %d\n", (int)offsetof(struct s4, m5));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = -1;
      v.m3 = 44;
      v.m4 = -1;
      v.m5[0] = 33;
      v.m6 = -1;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
