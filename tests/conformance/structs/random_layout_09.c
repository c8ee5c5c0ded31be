#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { signed char m0; long m1; char m2; };
struct s1 { unsigned m0 : 14; long long m1 : 21; short : 0; short m2 : 15; short m3[2]; };
struct s2 { unsigned short m0; signed char m1 : 7; unsigned m2 : 29; int m3 : 9; };
struct s3 { struct s0 m0; short m1[3]; _Bool : 1; _Bool m2 : 1; };
struct __attribute__((aligned(16))) s4 { _Bool m0; struct s2 m1; void *m2; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 22;
      v.m1 = 65;
      v.m2 = 99;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = 671463ll;
      v.m2 = -1;
      v.m3[1] = 55;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 70;
      v.m1 = 1;
      v.m2 = 239886693;
      v.m3 = 1;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m1[2] = 35;
      v.m2 = 0;
      printf("%lld ", (long long)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m0 at %d\n", (int)offsetof(struct s4, m0));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 18;
      printf("%g ", (double)v.m0);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
