#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { void *m0; char m1; unsigned short m2; int m3 : 12; int m4; signed char m5 : 1; };
struct s1 { int m0 : 8; unsigned m1 : 26; struct s0 m2; int m3 : 20; };
struct s2 { int m0[1]; struct s0 m1; unsigned long long m2 : 37; unsigned m3 : 13; unsigned long long m4; int m5[2]; unsigned : 0; unsigned m6 : 30; };
struct s3 { int m0 : 25; _Bool m1 : 1; signed char m2; struct s1 m3; };
struct __attribute__((packed)) s4 { unsigned m0 : 25; struct s0 m1; long long m2; short m3[1]; int m4; unsigned m5 : 7; long long m6; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m4 at %d\n", (int)offsetof(struct s0, m4));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m1 = 75;
      v.m2 = 6;
      v.m3 = -1;
      v.m4 = 44;
      v.m5 = -1;
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 35;
      v.m1 = 20091911;
      v.m3 = 239569;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m1 at %d\n", (int)offsetof(struct s2, m1));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    printf("s2.m5 at %d\n", (int)offsetof(struct s2, m5));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0[0] = 17;
      v.m2 = -1ll;
      v.m3 = 3675;
      v.m4 = 61;
      v.m5[1] = 25;
      v.m6 = 517325137;
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 1;
      v.m2 = 27;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    printf("s4.m4 at %d\n", (int)offsetof(struct s4, m4));
    printf("s4.m6 at %d\n", (int)offsetof(struct s4, m6));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 2207568;
      v.m2 = 49;
      v.m3[0] = 8;
      v.m4 = 81;
      v.m5 = -1;
      v.m6 = 61;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%g ", (double)v.m6);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
