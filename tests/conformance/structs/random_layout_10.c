#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { unsigned m0; unsigned char m1; signed char m2 : 2; unsigned long m3; };
struct __attribute__((packed)) s1 { float m0; int m1 : 1; unsigned short m2; unsigned char m3; unsigned char m4 : 1; float m5; };
struct __attribute__((aligned(16))) s2 { unsigned short m0; char m1[1]; unsigned short m2 : 10; short m3; short m4 : 3; unsigned m5; unsigned char m6 : 2; };
struct __attribute__((aligned(16))) s3 { struct s1 m0; struct s0 m1; char m2[1]; };
struct __attribute__((packed)) s4 { int m0 : 1; long long m1; struct s0 m2; short m3; signed char m4 : 4; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 46;
      v.m1 = 35;
      v.m2 = 1;
      v.m3 = 19;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    printf("s1.m5 at %d\n", (int)offsetof(struct s1, m5));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 98;
      v.m1 = 1;
      v.m2 = 90;
      v.m3 = 4;
      v.m4 = 1;
      v.m5 = 7;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%g ", (double)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m1 at %d\n", (int)offsetof(struct s2, m1));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m5 at %d\n", (int)offsetof(struct s2, m5));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 94;
      v.m1[0] = 85;
      v.m2 = 435;
      v.m3 = 36;
      v.m4 = -1;
      v.m5 = 6;
      v.m6 = 1;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%g ", (double)v.m5);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m2[0] = 63;
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 0;
      v.m1 = 80;
      v.m3 = 70;
      v.m4 = 1;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
