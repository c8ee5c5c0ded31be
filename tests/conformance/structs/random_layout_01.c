#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { char m0[5]; char m1; unsigned m2; long long m3; };
struct __attribute__((aligned(16))) s1 { char m0; long long m1 : 25; long long m2; struct s0 m3; };
struct __attribute__((packed)) s2 { unsigned short m0 : 14; _Bool : 1; _Bool m1 : 1; unsigned m2 : 10; char m3; _Bool m4; short m5; char m6[5]; void *m7; };
struct __attribute__((aligned(16))) s3 { int m0 : 15; unsigned : 0; unsigned m1 : 29; long long m2 : 34; struct s0 m3; };
struct s4 { short m0 : 11; unsigned short m1; short m2[4]; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0[4] = 84;
      v.m1 = 100;
      v.m2 = 52;
      v.m3 = 100;
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 73;
      v.m1 = -1ll;
      v.m2 = 82;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    printf("s2.m5 at %d\n", (int)offsetof(struct s2, m5));
    printf("s2.m6 at %d\n", (int)offsetof(struct s2, m6));
    printf("s2.m7 at %d\n", (int)offsetof(struct s2, m7));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = -1;
      v.m2 = 189;
      v.m3 = 24;
      v.m4 = 15;
      v.m5 = 89;
      v.m6[4] = 46;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = -1;
      v.m2 = 1ll;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 400;
      v.m1 = 65;
      v.m2[3] = 70;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
